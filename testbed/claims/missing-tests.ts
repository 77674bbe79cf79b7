import { existsSync, readFileSync } from "node:fs";
import type { KeptBy } from "./claim";
import { testTitles } from "./test-titles";

/** Returns the named tests whose file does not exist, or has no test of that name. */
export const missingTests = (keptBy: readonly KeptBy[]): KeptBy[] =>
  keptBy.filter(
    ([file, title]) =>
      !(existsSync(file) && testTitles(readFileSync(file, "utf8")).includes(title)),
  );
