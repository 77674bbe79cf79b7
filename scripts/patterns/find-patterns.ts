import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface FoundPattern {
  /** Relative to the repository, with the line: `lib/routing/device.ts:12`. */
  place: string;
  pattern: RegExp;
}

/** What both programs run; tests and their helpers are not fed by strangers. */
const PROGRAMS = [
  ...[
    "app",
    "brands",
    "components",
    "contract",
    "database",
    "lib",
    "marketplace",
    "mobile",
    "operator",
    "programs",
    "providers",
    "rules",
    "sandbox",
  ],
  ...["server", "middleware.ts", "instrumentation.ts"],
];
const LEFT_OUT = /(?:^|\/)(?:node_modules|testing|races)\/|\.test\.tsx?$/;

/** @returns every regular expression literal in the sources of both programs */
export function findPatterns(root: string): FoundPattern[] {
  return sourceFiles(root).flatMap((file) =>
    patternsOf(readFileSync(join(root, file), "utf8"), file),
  );
}

function sourceFiles(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  const programs = entries.filter(({ name }) => PROGRAMS.includes(name));
  return programs
    .flatMap((entry) => {
      if (entry.isFile()) return [entry.name];
      return readdirSync(join(root, entry.name), { recursive: true, encoding: "utf8" }).map(
        (path) => join(entry.name, path),
      );
    })
    .filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path));
}

/** A literal stands where an expression begins; its body has no line break, and a slash in a class does not end it. */
const LITERAL =
  /(?:[(,=:[!&|?;{}\n]|=>|\breturn)\s*\/((?:[^/*\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)/g;

/**
 * Finds too many rather than too few: what only looks like a literal, in a string or a comment, is a pattern to be
 * tested like the others.
 */
export function patternsOf(source: string, file: string): FoundPattern[] {
  const found: FoundPattern[] = [];
  LITERAL.lastIndex = 0;
  for (let match = LITERAL.exec(source); match; match = LITERAL.exec(source)) {
    const [all, body = "", flags = ""] = match;
    const line = source.slice(0, match.index + all.indexOf("/")).split("\n").length;
    const pattern = compile(body, flags);
    if (pattern) found.push({ place: `${file}:${line}`, pattern });
    // The end of one literal may be the beginning of the next one's place.
    LITERAL.lastIndex = match.index + all.length - 1;
  }
  return found;
}

function compile(body: string, flags: string): RegExp | null {
  try {
    return new RegExp(body, flags.replace(/[gy]/g, ""));
  } catch {
    return null;
  }
}
