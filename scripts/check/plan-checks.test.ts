import type { Checked } from "./checked-files";
import { planChecks } from "./plan-checks";

const before = {
  "biome.json": "1",
  "package-lock.json": "1",
  "lib/a.ts": "1",
  "lib/globals.d.ts": "1",
};
const imports = { "lib/a.ts": "1" };
const checked: Checked = { lint: before, types: before, borders: imports };
const NONE: Checked = { lint: {}, types: {}, borders: {} };

type Changes = Record<string, string>;

const argsOf = (check: string, after: Changes, since = checked) =>
  planChecks(since, { files: { ...before, ...after }, imports }).find(({ name }) => name === check)
    ?.args;
const lintArgs = (after: Changes, since = checked) => argsOf("lint", after, since);

it("lints only changed and new files", () => {
  const args = lintArgs({ "lib/a.ts": "2", "lib/b.ts": "1" });
  expect(args).toEqual(["--no-errors-on-unmatched", "lib/a.ts", "lib/b.ts"]);
});

it("lints nothing when nothing changed", () => {
  expect(lintArgs({})).toBeUndefined();
});

it.each([
  ["the linter's settings change", { "biome.json": "2" }],
  ["the linter's version changes", { "package-lock.json": "2" }],
  [
    "many files change",
    Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`lib/${n}.ts`, "1"])),
  ],
])("lints everything when %s", (_, after) => {
  expect(lintArgs(after)).toEqual(["."]);
});

it("lints everything before the linter has passed", () => {
  expect(lintArgs({}, { ...checked, lint: {} })).toEqual(["."]);
});

it.each([
  ["a global declaration changes", { "lib/globals.d.ts": "2" }, true],
  ["a global declaration comes", { "lib/more.d.ts": "1" }, true],
  ["settings of the compiler come", { "lib/tsconfig.json": "1" }, true],
  ["only code changes", { "lib/a.ts": "2" }, false],
])("checks all types again when %s: %j %s", (_, after, startsAnew) => {
  expect(argsOf("types", after)).toEqual(startsAnew ? ["--force"] : []);
});

it("repeats what has no files of its own every time", () => {
  const names = (since: Checked) =>
    planChecks(since, { files: before, imports }).map(({ name }) => name);
  expect(names(checked)).toEqual(["types", "unused", "conventions"]);
  expect(names({ ...NONE, lint: before })).toEqual([
    ...["types", "unused", "conventions", "borders"],
  ]);
});

it.each([
  ["an import changes", { "lib/a.ts": "2" }],
  ["a file comes", { ...imports, "lib/b.ts": "1" }],
  ["a file goes", {}],
])("checks borders when %s", (_, after: Changes) => {
  const names = planChecks(checked, { files: before, imports: after }).map(({ name }) => name);
  expect(names).toContain("borders");
});
