import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sourceFiles } from "./source-files";

/** A file with at least that many lines stands on its own. */
export const SMALL = 20;

/** Tests and what surrounds them; framework entries, which no file imports; declarations. */
const NOT_COUNTED =
  /\.(?:test|spec)\.tsx?$|(?:^|\/)testing\/|^(?:e2e|testbed|tools|examples|docs|public)\/|\.d\.ts$|\.config\.[cm]?[jt]s$|^(?:middleware|instrumentation[\w-]*)\.ts$|^app\/(?:.*\/)?(?:page|layout|route|not-found|error|global-error)\.tsx?$/;

const IMPORT = /(?:^|[^\w.])(?:(import|export)\b[^;"']*?\bfrom|import)\s*\(?\s*"([^"\n]+)"/g;

/** An import of one file by another; a door only passes on what it exports. */
interface Import {
  from: string;
  to: string;
  isReexport: boolean;
}

/**
 * Finds the files of production code with fewer than 20 lines that exactly one other file imports. A client component
 * of a page that the server renders is none: its directive holds for a whole file.
 * @param files every source file with its text
 * @returns file and importer
 */
export function findSmallFiles(files: ReadonlyMap<string, string>): [string, string][] {
  const counted = [...files].filter(([file]) => !isTestOrTool(file));
  const importers = new Map<string, Set<string>>();
  for (const [file, source] of counted) {
    for (const { from, to, isReexport } of importsOf(file, source, files)) {
      if (!isReexport) importers.set(to, (importers.get(to) ?? new Set()).add(from));
    }
  }
  return counted.flatMap(([file, source]): [string, string][] => {
    const [importer, second] = importers.get(file) ?? [];
    const isSmall = source.trimEnd().split("\n").length < SMALL;
    if (!isSmall || NOT_COUNTED.test(file) || importer === undefined) return [];
    const isBorder = isClient(source) && !isClient(files.get(importer) ?? "");
    return second === undefined && !isBorder ? [[file, importer]] : [];
  });
}

const isClient = (source: string): boolean => /^"use client";$/m.test(source);

const isTestOrTool = (file: string): boolean =>
  /\.(?:test|spec)\.tsx?$|(?:^|\/)testing\/|^(?:e2e|testbed|tools|examples|public)\//.test(file);

function importsOf(file: string, source: string, files: ReadonlyMap<string, string>): Import[] {
  return [...source.matchAll(IMPORT)].flatMap(([, keyword, specifier = ""]) => {
    const path = specifier.startsWith(".")
      ? join(dirname(file), specifier)
      : specifier.replace(/^@\/|^@storefront\//, "");
    const to = [path, `${path}.ts`, `${path}.tsx`].find((name) => files.has(name));
    const isOurs = /^(?:\.|@\/|@storefront\/)/.test(specifier);
    if (to === undefined || !isOurs || to === file) return [];
    return [{ from: file, to, isReexport: keyword === "export" }];
  });
}

/** Reads every source file of the work tree. */
export const readSources = (): Map<string, string> =>
  new Map(sourceFiles("*.ts", "*.tsx", "*.js").map((file) => [file, readFileSync(file, "utf8")]));
