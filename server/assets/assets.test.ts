import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { loadAssets } from "./load-assets";
import { precompress } from "./precompress";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "assets-"));
  mkdirSync(join(root, ".next", "static", "chunks"), { recursive: true });
  mkdirSync(join(root, "public", "media"), { recursive: true });
  writeFileSync(join(root, ".next", "static", "chunks", "a.js"), "a".repeat(1000));
  writeFileSync(join(root, "public", "media", "b.png"), "png");
});
afterEach(() => rmSync(root, { recursive: true }));

test("marks files of the build as immutable, those of public/ not, each with its type", async () => {
  const assets = await loadAssets(root);
  expect(assets.get("/_next/static/chunks/a.js")).toMatchObject({
    immutable: true,
    type: "application/javascript; charset=utf-8",
  });
  expect(assets.get("/media/b.png")).toMatchObject({ immutable: false, type: "image/png" });
  expect(assets.size).toBe(2);
});

test.each([
  ["the build", () => precompress(root)],
  ["the server, where the build has left none", async () => 1],
])("loads text with the compressed forms of %s, and pictures without", async (_, compress) => {
  expect(await compress()).toBe(1);
  const assets = await loadAssets(root);
  const script = assets.get("/_next/static/chunks/a.js");
  expect(gunzipSync(script?.gzip ?? "").toString()).toBe("a".repeat(1000));
  expect(brotliDecompressSync(script?.br ?? "").toString()).toBe("a".repeat(1000));
  expect(assets.get("/media/b.png")?.gzip).toBeUndefined();
});
