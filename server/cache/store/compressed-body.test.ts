import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  addGzip,
  type CompressedBody,
  compressBody,
  compressSmallest,
  identityOf,
  sizeOf,
} from "./compressed-body.js";

const TEXT = Buffer.from("地铁逃生 ".repeat(400));
const HTML = "text/html; charset=utf-8";

/** Bytes of memory that the buffers of a body retain. */
const retained = ({ identity, gzip, br }: CompressedBody) =>
  [identity, gzip, br].reduce((sum, bytes) => sum + (bytes?.buffer.byteLength ?? 0), 0);

it("stores text as brotli only", async () => {
  const body = await compressBody(TEXT, HTML);
  expect([body.identity, body.gzip]).toEqual([undefined, undefined]);
  expect(brotliDecompressSync(body.br ?? "")).toEqual(TEXT);
  expect(identityOf(body)).toEqual(TEXT);
});

it("adds gzip once for concurrent clients", async () => {
  const body = await compressBody(TEXT, HTML);
  const [first, second] = [addGzip(body), addGzip(body)];
  expect(second).toBe(first);
  await first;
  const { gzip } = body;
  expect(gunzipSync(gzip ?? "")).toEqual(TEXT);
  await addGzip(body);
  expect(body.gzip).toBe(gzip);
});

it("replaces brotli by a smaller one with the same text and ETag", async () => {
  const text = Buffer.from(Array.from({ length: 900 }, (_, n) => `${n * 7919} 地铁逃生 `).join(""));
  const body = await compressBody(text, HTML);
  const { br: before, etag } = body;
  await compressSmallest(body);
  expect(body.br?.length).toBeLessThan(before?.length ?? 0);
  expect(brotliDecompressSync(body.br ?? "")).toEqual(text);
  expect(body).toMatchObject({ etag, isSmallest: true });
});

it.each([
  ["is short", Buffer.from("ok"), HTML],
  ["is a picture", Buffer.alloc(4000, 7), "image/webp"],
])("stores uncompressed what %s", async (_, bytes, contentType) => {
  const body = await compressBody(bytes, contentType);
  expect(body).toMatchObject({ gzip: undefined, br: undefined });
  expect(identityOf(body)).toEqual(bytes);
});

it.each([
  ["compressed text", TEXT, HTML],
  ["a short text", Buffer.from("ok"), HTML],
])("retains no more memory than it counts for %s", async (_, bytes, contentType) => {
  const body = await compressBody(bytes, contentType);
  expect(retained(body)).toBe(sizeOf(body));
  await addGzip(body);
  await compressSmallest(body);
  expect(retained(body)).toBe(sizeOf(body));
});
