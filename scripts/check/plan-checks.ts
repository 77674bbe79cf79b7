import type { Checked } from "./checked-files";
import { type FileHashes, hashMatching, type SourceHashes } from "./file-hashes";

/** A script `check:…` of package.json, with further arguments. */
export interface Check {
  name: "borders" | "conventions" | "lint" | "types" | "unused";
  args: readonly string[];
}

/** Above that, naming the files is slower than checking all. */
const MAX_NAMED = 200;
/** What decides how every file is linted. */
const LINT_SETTINGS = /^biome\.json$|^package-lock\.json$|^\.editorconfig$/;
/** TypeScript 7.0 does not check a file again when only a global declaration or a setting that it depends on changed. */
const TYPE_SETTINGS = /\.d\.ts$|(?:^|\/)tsconfig[^/]*\.json$|(?:^|\/)package(?:-lock)?\.json$/;

/**
 * Decides which checks to repeat. The linter reads each file separately, so only files that changed since it passed;
 * borders depend on imports only; the other tools have caches of their own.
 */
export function planChecks(checked: Checked, { files, imports }: SourceHashes): Check[] {
  const changed = Object.keys(files).filter((path) => checked.lint[path] !== files[path]);
  const lintsAll = hasChanged(LINT_SETTINGS, checked.lint, files) || changed.length > MAX_NAMED;
  const startsAnew = hasChanged(TYPE_SETTINGS, checked.types, files);
  const checks: Check[] = [
    { name: "types", args: startsAnew ? ["--force"] : [] },
    { name: "unused", args: [] },
    { name: "conventions", args: [] },
  ];
  if (hasChanged(/./, checked.borders, imports)) checks.push({ name: "borders", args: [] });
  if (lintsAll) checks.push({ name: "lint", args: ["."] });
  else if (changed.length > 0)
    checks.push({ name: "lint", args: ["--no-errors-on-unmatched", ...changed] });
  return checks;
}

const hasChanged = (pattern: RegExp, before: FileHashes, now: FileHashes): boolean =>
  hashMatching(before, pattern) !== hashMatching(now, pattern);
