import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ACCEPTED_STYLES, isAcceptedApi } from "./accepted";
import { findNewApis } from "./find-new-apis";
import { findNewStyles } from "./find-new-styles";
import { findNewSyntax, parseScript } from "./find-new-syntax";

/** A browser file with the features that the oldest supported browsers lack. */
export interface EmittedFile {
  name: string;
  content: string;
}

/** The scripts and stylesheets of a build that browsers load, without the polyfills (`nomodule`) that none loads. */
export function readEmittedFiles(root: string): EmittedFile[] {
  const build = join(root, ".next");
  const { polyfillFiles } = JSON.parse(readFileSync(join(build, "build-manifest.json"), "utf8"));
  const skipped = new Set<string>(polyfillFiles);
  return readdirSync(join(build, "static"), { recursive: true, encoding: "utf8" })
    .map((path) => `static/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.(js|css)$/.test(path) && !skipped.has(path))
    .sort()
    .map((name) => ({ name, content: readFileSync(join(build, name), "utf8") }));
}

/** @returns what the oldest supported browsers cannot run or show, one line each; none when all is well */
export function checkFloor(files: readonly EmittedFile[]): string[] {
  return files.flatMap(({ name, content }) =>
    (name.endsWith(".css") ? styleProblems(content) : scriptProblems(name, content)).map(
      (problem) => `${name}: ${problem}`,
    ),
  );
}

/** Where the build puts files that it copies, with the hash of their content in the name. */
const COPIED = "static/media/";

function scriptProblems(name: string, source: string): string[] {
  try {
    const script = parseScript(source, name.startsWith(COPIED));
    const apis = findNewApis(script)
      .filter((use) => !isAcceptedApi(use))
      .map(({ api, code }) => `${api} in ${code}`);
    return [...findNewSyntax(script), ...apis];
  } catch (error) {
    return [error instanceof Error ? error.message : "cannot be parsed"];
  }
}

function styleProblems(stylesheet: string): string[] {
  return [...findNewStyles(stylesheet)].filter((feature) => !(feature in ACCEPTED_STYLES));
}

/** Checks the build and prints what the oldest supported browsers lack. @returns whether they lack nothing */
export function reportFloor(root: string): boolean {
  const problems = checkFloor(readEmittedFiles(root));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0)
    console.error("The oldest supported browsers (package.json, browserslist) lack the above.");
  return problems.length === 0;
}
