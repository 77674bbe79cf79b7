import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { limitNextResponseCaches } from "@/lib/env";
import type { Entrypoint } from "./invoke-entrypoint";

/** @returns null for a path of a route handler, and for one that no page matches */
export type FindEntrypoint = (path: string) => Entrypoint | null;

/**
 * Finds the entrypoints of pages by their internal paths, and loads each when it is first needed. Call before Next
 * loads its renderer.
 * @param root the folder that contains `.next`
 */
export function pageEntrypoints(root: string): FindEntrypoint {
  limitNextResponseCaches();
  const read = (file: string) => JSON.parse(readFileSync(join(root, ".next", file), "utf8"));
  const files = pageFiles(
    read("app-path-routes-manifest.json"),
    read("server/app-paths-manifest.json"),
  );
  // In the order of their precedence.
  const routes: { page: string; regex: string }[] = read("routes-manifest.json").dynamicRoutes;
  const patterns = routes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  const require = createRequire(join(root, "package.json"));
  const relativeProjectDir = relative(process.cwd(), root);
  return (path) => {
    const page = patterns.find(({ pattern }) => pattern.test(path))?.page;
    const file = page === undefined ? undefined : files.get(page);
    if (file === undefined) return null;
    const { handler }: Pick<Entrypoint, "handler"> = require(join(root, ".next/server", file));
    return { handler, relativeProjectDir };
  };
}

/**
 * @param routes by source: "/[brand]/(home)/index/page" to "/[brand]/index"
 * @param built files below `.next/server`, by source
 * @returns files of pages by route
 */
function pageFiles(
  routes: Record<string, string>,
  built: Record<string, string>,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const [source, route] of Object.entries(routes)) {
    const file = built[source];
    if (source.endsWith("/page") && file !== undefined) files.set(route, file);
  }
  return files;
}
