import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mutate } from "../../mutants/mutant";
import { ROOT } from "../../product/root";
import { BUGS } from "./list";
import { OTHER_BUGS } from "./other-bugs";

const ALL = [...BUGS, ...OTHER_BUGS];

it.each(ALL)("$id changes the code that is there now", (bug) => {
  const source = readFileSync(join(ROOT, bug.file), "utf8");
  const mutant = { ...bug, testFile: "", test: "" };
  expect(mutate(source, mutant)).not.toBe(source);
});

it("plants at least twenty, each under its own name", () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  expect(BUGS.length).toBeGreaterThanOrEqual(20);
});

it("names race files that exist", () => {
  const files = readdirSync(join(ROOT, "testbed/races"));
  const patterns = ALL.flatMap(({ races }) => races?.split("|") ?? []);
  const missing = patterns.filter((pattern) => !files.includes(`${pattern}.data.test.ts`));
  expect(missing).toEqual([]);
});
