import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { serveAssets, sharedAsset } from "./serve-assets";

const base = sharedAsset("base.css");
const screen = sharedAsset("screen.css");

const app = new Hono();
serveAssets(app, "/assets/", {
  "page.css": [base, screen],
  "icon.svg": sharedAsset("icon.svg"),
  "countdown.js": sharedAsset("countdown.js"),
});

test("sends the files of a list as one, in its order", async () => {
  const text = await (await app.request("/assets/page.css")).text();
  expect(text).toBe([base, screen].map((file) => readFileSync(file, "utf8")).join("\n"));
});

test.each([
  ["page.css", "text/css; charset=utf-8"],
  ["icon.svg", "image/svg+xml; charset=utf-8"],
  ["countdown.js", "text/javascript; charset=utf-8"],
])("sends %s with its type, and lets browsers keep it for minutes", async (name, type) => {
  const { headers } = await app.request(`/assets/${name}`);
  expect(headers.get("Content-Type")).toBe(type);
  expect(headers.get("Cache-Control")).toBe("public, max-age=300");
});

test("answers 304 to a browser that has the current text", async () => {
  const first = await app.request("/assets/page.css");
  const etag = first.headers.get("ETag") ?? "";
  const again = await app.request("/assets/page.css", { headers: { "If-None-Match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const other = await app.request("/assets/icon.svg", { headers: { "If-None-Match": etag } });
  expect(other.status).toBe(200);
});

test("serves nothing besides", async () => {
  for (const name of ["base.css", "..%2Fdocument.tsx", ""]) {
    expect((await app.request(`/assets/${name}`)).status).toBe(404);
  }
});
