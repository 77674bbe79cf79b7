import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { createImportExtractor } from "./extract-imports";
import { openCache } from "./import-cache";
import type { PackageImports } from "./report";
import type { Rule } from "./rules";

const CACHE = "node_modules/.cache/borders/imports.json";
const EXTENSIONS = [".ts", ".tsx", ".js", ".mjs", ".cjs", ".d.ts", ".json", ".css"];

/**
 * Runs dependency-cruiser on files of the current folder. Links are followed: a room that is imported by the name of
 * its package is the same room.
 */
export async function cruiseImports(
  files: readonly string[],
  rules: readonly Rule[],
): Promise<ICruiseResult & { packages: PackageImports }> {
  const plugin = fileURLToPath(new URL("./extract-imports.ts", import.meta.url));
  const cache = openCache(CACHE, readFileSync(plugin, "utf8"));
  const packages = new Map<string, readonly string[]>();
  const keep = createImportExtractor(cache, (file, names) => {
    packages.set(relative(process.cwd(), file), names);
  });
  const { output } = await cruise(
    [...files],
    {
      baseDir: process.cwd(),
      exclude: { path: "(?:^|/)node_modules/" },
      validate: true,
      skipAnalysisNotInRules: true,
      ruleSet: { forbidden: [...rules] },
    },
    {
      alias: { "@": process.cwd() },
      symlinks: true,
      extensions: EXTENSIONS,
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
    { babelConfig: { babelrc: false, configFile: false, plugins: [keep] } },
  );
  if (typeof output === "string") throw new Error(output);
  cache.save();
  return { ...output, packages };
}
