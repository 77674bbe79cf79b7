import { cacheableFor, type Image } from "./image";
import { ImageCache } from "./image-cache";

const image = (bytes: number, staleAt = Number.POSITIVE_INFINITY): Image => ({
  identity: new Uint8Array(bytes),
  etag: '"1"',
  headers: [],
  staleAt,
});

test("loads a picture once for concurrent requests", async () => {
  const cache = new ImageCache(100_000);
  const load = jest.fn(async () => image(1_000));
  await Promise.all(Array.from({ length: 50 }, () => cache.load("/a", load)));
  expect(load).toHaveBeenCalledTimes(1);
  expect(cache.get("/a")).toBeDefined();
});

test("loads again after a failure", async () => {
  const cache = new ImageCache(100_000);
  const failing = () => cache.load("/a", () => Promise.reject(new Error("down")));
  await expect(failing()).rejects.toThrow("down");
  expect(await cache.load("/a", async () => image(10))).toMatchObject({ etag: '"1"' });
});

test("stays within its limit in bytes", async () => {
  const cache = new ImageCache(10_000);
  for (let id = 0; id < 100; id += 1) await cache.load(`/${id}`, async () => image(3_000));
  const kept = Array.from({ length: 100 }, (_, id) => cache.get(`/${id}`)).filter(Boolean);
  expect(kept).toHaveLength(2);
});

test("stores no picture that is to be streamed or already stale", async () => {
  const cache = new ImageCache(10_000);
  await cache.load("/large", async () => "stream");
  await cache.load("/old", async () => image(10, 0));
  expect([cache.get("/large"), cache.get("/old")]).toEqual([undefined, undefined]);
});

test.each([
  ["public, max-age=31536000, immutable", 31_536_000_000],
  ["max-age=60", 60_000],
  ["private, max-age=60", 0],
  ["no-store", 0],
  ["public", 0],
  [null, 0],
])("Cache-Control %j allows a lifetime of %i ms", (header, ms) =>
  expect(cacheableFor(header)).toBe(ms),
);
