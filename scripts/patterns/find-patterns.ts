import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOMS } from "../borders/rooms";

export interface FoundPattern {
  /** Relative to the repository, with the line: `lib/routing/device.ts:12`. */
  place: string;
  pattern: RegExp;
}

/** Folders and files of the programs; tools never see untrusted input. */
const PROGRAMS = Object.entries(ROOMS)
  .filter(([, { isTool }]) => !isTool)
  .flatMap(([name, { files = [] }]) => [name, ...files]);
const EXCLUDED = /(?:^|\/)(?:node_modules|testing)\/|\.test\.tsx?$/;

/** Returns every regular expression literal in the sources of both programs. */
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
    .filter((path) => /\.(?:tsx?|js)$/.test(path) && !EXCLUDED.test(path));
}

/** A literal occurs where an expression may start; it has no line break, and a slash in a class does not end it. */
const LITERAL =
  /(?:[(,=:[!&|?;{}\n]|=>|\breturn)\s*\/((?:[^/*\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)/g;

/**
 * Finds the literals of a source. Prefers false positives: text that only looks like a literal, in a string or comment,
 * is tested too.
 */
export function patternsOf(source: string, file: string): FoundPattern[] {
  const patterns: FoundPattern[] = [];
  LITERAL.lastIndex = 0;
  for (let match = LITERAL.exec(source); match; match = LITERAL.exec(source)) {
    const [all, body = "", flags = ""] = match;
    const line = source.slice(0, match.index + all.indexOf("/")).split("\n").length;
    const pattern = compile(body, flags);
    if (pattern) patterns.push({ place: `${file}:${line}`, pattern });
    // The last character of one match may precede the next literal.
    LITERAL.lastIndex = match.index + all.length - 1;
  }
  return patterns;
}

function compile(body: string, flags: string): RegExp | null {
  try {
    return new RegExp(body, flags.replace(/[gy]/g, ""));
  } catch {
    return null;
  }
}
