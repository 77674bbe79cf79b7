import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Hono } from "hono";
import { describeApi } from "./describe-api";

/** Files of the documentation viewer that the page needs, with their types. */
const ASSETS: ReadonlyMap<string, string> = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
  ["favicon-32x32.png", "image/png"],
]);

const VIEWER = createRequire(import.meta.url).resolve("swagger-ui-dist/package.json");

const PAGE = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>交易市场接口文档</title>
    <link rel="icon" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <noscript>接口说明在 <a href="/openapi.json">/openapi.json</a></noscript>
    <main id="docs"></main>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
});
`;

/** Allows our own files only. The viewer draws its icons from data: URLs and sets style attributes. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves `/openapi.json`, every call of the contract (OpenAPI 3.1), and `/docs`, the same to read and try offline, for
 * developers of clients of the marketplace.
 */
export function addApiDocs(app: Hono): void {
  let document: string | undefined;
  app.get("/openapi.json", (c) => {
    document ??= JSON.stringify(describeApi());
    return c.body(document, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  app.get("/docs", (c) => {
    c.header("Content-Security-Policy", POLICY);
    return c.html(PAGE);
  });
  app.get("/docs/start.js", (c) =>
    c.body(START, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get("/docs/:file", async (c, next) => {
    const file = c.req.param("file");
    const type = ASSETS.get(file);
    if (!type) return next();
    return c.body(await readFile(join(VIEWER, "..", file)), 200, {
      "Content-Type": type,
      "Cache-Control": "public, max-age=86400",
    });
  });
}
