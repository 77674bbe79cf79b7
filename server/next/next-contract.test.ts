import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { OnCacheEntryHandler, RequestMeta } from "next/dist/server/request-meta.js";

/**
 * What `invoke-entrypoint.ts` uses of Next, read from the sources of the installed version, because only a build has
 * entrypoints. The type checker fails when a field or the hook's type changes.
 */
const USED = {
  relativeProjectDir: "",
  minimalMode: true,
  onCacheEntry: (async () => true) satisfies OnCacheEntryHandler,
  onCacheEntryV2: (async () => true) satisfies OnCacheEntryHandler,
} satisfies RequestMeta;

const next = createRequire(__filename).resolve("next/package.json");
const readNext = (path: string): string => readFileSync(join(next, "..", "dist", path), "utf8");
const entrypoint = readNext("build/templates/app-page-runtime.js");

test.each(Object.keys(USED))(
  "the entrypoint or its route module reads %s of the request's metadata",
  (name) => {
    const read = `getRequestMeta)(req, '${name}')`;
    const module = readNext("server/route-modules/route-module.js");
    expect(entrypoint.includes(read) || module.includes(read)).toBe(true);
  },
);

test("a page's entrypoint takes request, response and context, and exports its handler", () => {
  expect(entrypoint).toMatch(
    /async function handler\(req, res, ctx\) \{\s*if \(ctx\.requestMeta\)/,
  );
  expect(readNext("build/templates/app-page.js")).toMatch(/handler: function\(\)/);
});

test("a hook that returns true takes the place of the response", () => {
  expect(entrypoint).toMatch(
    /if \([^)]*await invokeOnCacheEntry\(cacheEntry\)\) \{\s*return null;\s*\}/,
  );
});

test("the hook gets the entry that the render has made", () => {
  expect(entrypoint).toMatch(/return onCacheEntry\(cacheEntry, \{\s*url: cacheEntryUrl\s*\}\)/);
  for (const part of [
    "html: result",
    "rscData: metadata.flightData",
    "status: metadata.statusCode",
  ])
    expect(entrypoint).toContain(part);
});

test("renders with different invocation ids do not share a result", () => {
  const module = readNext("server/route-modules/route-module.js");
  expect(module).toContain("invocationID: req.headers['x-invocation-id']");
});
