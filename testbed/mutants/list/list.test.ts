import { existsSync, readFileSync } from "node:fs";
import { mutate } from "../mutant";
import { MUTANTS } from ".";

test.each(MUTANTS)(
  "the fault $id still applies to its file, and its test file exists",
  (mutant) => {
    expect(() => mutate(readFileSync(mutant.file, "utf8"), mutant)).not.toThrow();
    expect(existsSync(mutant.testFile)).toBe(true);
  },
);
