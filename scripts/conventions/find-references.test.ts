import {
  commentsOf,
  findFileReferences,
  findProductReferences,
  findScriptReferences,
  readSections,
} from "./find-references";

test("reads sections with their number of lines", () => {
  const markdown =
    "# Title\n\n## 1. First\n\n1. one\n2. two\n\n### Part\n\n3. three\n\n## 2. Second\n";
  expect(readSections(markdown)).toEqual([
    { section: 1, lines: 3 },
    { section: 2, lines: 0 },
  ]);
});

test("finds single references and lists", () => {
  expect(findProductReferences("(product §4.7, §5 and §6.1) of 2 §9")).toEqual([
    { section: 4, line: 7 },
    { section: 5, line: 0 },
    { section: 6, line: 1 },
  ]);
});

test("finds files by path, but not within other paths", () => {
  const text =
    "see docs/payments.md, node_modules/next/dist/docs/x.md, lib/[brand]/(a)/b.tsx and docs/*.md.";
  expect(findFileReferences(text, ["docs", "lib"])).toEqual([
    "docs/payments.md",
    "lib/[brand]/(a)/b.tsx",
  ]);
});

test("finds files in the strings of a script, relative ones and those with jest's root included", () => {
  const script =
    'run("docs/a.ts"); setup("<rootDir>/lib/b.cjs", "./setup/c.ts", `../d.js`, "./e");';
  expect(findScriptReferences("lib/run.ts", script, ["docs", "lib"])).toEqual([
    "docs/a.ts",
    "lib/b.cjs",
    "lib/setup/c.ts",
    "d.js",
  ]);
});

test("finds comments of both kinds, but no strings and addresses", () => {
  const source = 'const a = "lib/a.ts"; // b\n/** c\n * d */\nconst url = "http://e";';
  expect(commentsOf(source)).toBe("// b\n/** c\n * d */");
});
