import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { openSandboxApp } from "@storefront/testbed/marketplace/open-sandbox-app";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import sharp from "sharp";

const dataDir = useFolder("media");
const test = useSandboxApp({ dataDir }, { resets: false });

const get = async (path: string, headers: Record<string, string> = {}) =>
  test.site.request(path, { headers });

/** AVIF and PNG take a second on an idle CPU; libvips shares it with other processes. */
const ENCODING_MS = 60_000;

it.each([
  ["/media/goods/1001-1.webp?w=160", "webp", 160, 160],
  ["/media/goods/1003-2.webp?w=320", "webp", 320, 320],
  ["/media/goods/1003-2.webp?w=320&f=avif", "avif", 320, 320],
  ["/media/avatars/101.webp?w=160&f=avif", "webp", 160, 160],
  ["/media/avatars/7.webp?w=80&f=avif", "webp", 80, 80],
  ["/media/goods/1003-2.webp", "webp", 880, 880],
  ["/media/avatars/101.webp", "webp", 160, 160],
  ["/media/goods/1006-1.png", "png", 1200, 630],
])(
  "serves %s as %s of %i × %i",
  async (path, format, width, height) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(`image/${format}`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    // sharp names AVIF by its container.
    const named = format === "avif" ? "heif" : format;
    expect(picture).toMatchObject({ format: named, width, height });
  },
  ENCODING_MS,
);

it("caches resized pictures on disk, and answers 304 when the ETag matches", async () => {
  const first = await get("/media/goods/1002-1.webp?w=240");
  const kept = await readdir(join(dataDir, "media"));
  const second = await get("/media/goods/1002-1.webp?w=240");
  expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer());
  expect(await readdir(join(dataDir, "media"))).toEqual(kept);

  const tag = first.headers.get("etag") ?? "";
  const third = await get("/media/goods/1002-1.webp?w=240", { "If-None-Match": tag });
  expect([third.status, await third.text()]).toEqual([304, ""]);
  const other = await get("/media/goods/1002-2.webp?w=240", { "If-None-Match": tag });
  expect(other.status).toBe(200);
});

it.each([
  "/media/goods/1001-7.webp",
  "/media/goods/1001-0.webp",
  "/media/goods/1001-1.webp?w=161",
  "/media/goods/1001-1.webp?w=",
  "/media/goods/1001-1.png?w=160",
  "/media/goods/1001-1.jpg",
  "/media/goods/01001-1.webp",
  "/media/goods/999999-1.webp",
  "/media/goods/1001.webp",
  "/media/detail/1001-1.webp",
  "/media/manifest.json",
  "/media/avatars/0.webp",
  "/media/avatars/120.webp",
  "/media/avatars/1-1.webp",
  "/media/avatars/1.png",
  "/media/",
  "/media/goods/..%2f..%2fpackage.json",
  "/media/goods/%2e%2e/%2e%2e/package.json",
  "/media/goods/1001-1.webp%00.png",
  "/media/constructor",
])("answers 404 for %s", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
});

it("serves the default avatars, and nothing of the sandbox, when it is off", async () => {
  const off = await openSandboxApp({ dataDir, sandbox: false });
  const statusOf = async (path: string) => (await off.site.request(path)).status;
  expect(await statusOf("/media/goods/1001-1.webp?w=160")).toBe(404);
  expect(await statusOf("/media/avatars/101.webp")).toBe(404);
  expect(await statusOf("/media/avatars/7.webp")).toBe(200);
  await off.close();
});

it("serves pictures with the marketplace's security headers", async () => {
  const { headers } = await get("/media/avatars/101.webp");
  for (const [name, value] of SECURITY_HEADERS) {
    expect([name, headers.get(name)]).toEqual([name, value]);
  }
});
