import { patternsOf } from "./find-patterns";

const bodies = (source: string) => patternsOf(source, "x.ts").map(({ pattern }) => pattern.source);

test.each([
  ["const A = /ab+c/i;", ["ab+c"]],
  ["if (!/^a\\/b$/.test(x)) return /[/\\]]x/g;", ["^a\\/b$", "[/\\]]x"]],
  ["text.replace(/a/g, '').split(/b/)", ["a", "b"]],
  ["const ALL =\n  /one|two/;", ["one|two"]],
  ["const half = total / 2 / count;", []],
  ["// a comment\nconst b = 1;", []],
  ["return <p>a</p>;", []],
])("finds the literals of %p", (source, expected) => {
  expect(bodies(source)).toEqual(expected);
});

test("reports the location of a literal", () => {
  expect(patternsOf("\n\nconst A = /a/;", "lib/a.ts")).toMatchObject([{ place: "lib/a.ts:3" }]);
});
