import { existsSync, readFileSync } from "node:fs";
import { mutate } from "../mutant";
import { MUTANTS } from ".";

test("has forty mutants with unique ids", () => {
  expect(MUTANTS).toHaveLength(40);
  expect(new Set(MUTANTS.map(({ id }) => id)).size).toBe(40);
});

test.each(MUTANTS)("$id changes existing code and names an existing test file", (mutant) => {
  const source = readFileSync(mutant.file, "utf8");
  expect(mutate(source, mutant)).not.toBe(source);
  expect(existsSync(mutant.testFile)).toBe(true);
});
