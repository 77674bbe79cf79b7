import type { Checked } from "./checked-files";
import { type FileHashes, hashMatching } from "./file-hashes";

/** A script `check:…` of package.json, with further arguments. */
export interface Check {
  name: "borders" | "compose" | "conventions" | "lint" | "types" | "unused";
  args: readonly string[];
}

export interface CheckPlan {
  checks: Check[];
  /** The compiler must start anew. */
  forgetTypes: boolean;
}

/** Above that, naming the files is slower than checking all. */
const MAX_NAMED = 200;
/** What decides how every file is linted. */
const LINT_SETTINGS = /^biome\.json$|^package-lock\.json$|^\.editorconfig$/;
/** TypeScript 7.0 does not check a file again when only a global declaration or a setting that it depends on changed. */
const TYPE_SETTINGS = /\.d\.ts$|(?:^|\/)tsconfig[^/]*\.json$|(?:^|\/)package(?:-lock)?\.json$/;
const COMPOSE = /^compose\.yml$|^\.dclintrc\.json$|^package-lock\.json$/;

/**
 * Decides what to check again: the linter reads each file by itself, so only those that changed since it passed; borders
 * depend on imports alone; the other tools keep caches of their own.
 * @param imports hashes of what decides the imports of each file
 */
export function planChecks(checked: Checked, now: FileHashes, imports: FileHashes): CheckPlan {
  const changed = Object.keys(now).filter((path) => checked.lint[path] !== now[path]);
  const lintsAll = hasChanged(LINT_SETTINGS, checked.lint, now) || changed.length > MAX_NAMED;
  const always = (["types", "unused", "conventions"] as const).map((name) => ({
    name,
    args: [],
  }));
  const checks: Check[] = [...always];
  if (hasChanged(/./, checked.borders, imports)) checks.push({ name: "borders", args: [] });
  if (lintsAll) checks.push({ name: "lint", args: ["."] });
  else if (changed.length > 0)
    checks.push({ name: "lint", args: ["--no-errors-on-unmatched", ...changed] });
  if (hasChanged(COMPOSE, checked.compose, now)) checks.push({ name: "compose", args: [] });
  return { checks, forgetTypes: hasChanged(TYPE_SETTINGS, checked.types, now) };
}

const hasChanged = (pattern: RegExp, before: FileHashes, now: FileHashes): boolean =>
  hashMatching(before, pattern) !== hashMatching(now, pattern);
