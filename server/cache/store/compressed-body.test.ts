import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type CompressedBody, compressBody, identityOf, sizeOf } from "./compressed-body.js";

const TEXT = Buffer.from("地铁逃生 ".repeat(400));
const HTML = "text/html; charset=utf-8";

/** Bytes of memory that the buffers of a body retain. */
const retained = ({ identity, gzip, br }: CompressedBody) =>
  [identity, gzip, br].reduce((sum, bytes) => sum + (bytes?.buffer.byteLength ?? 0), 0);

it("stores text in both encodings, and not as identity", async () => {
  const body = await compressBody(TEXT, HTML);
  expect(body.identity).toBeUndefined();
  expect(gunzipSync(body.gzip ?? "")).toEqual(TEXT);
  expect(brotliDecompressSync(body.br ?? "")).toEqual(TEXT);
  expect(identityOf(body)).toEqual(TEXT);
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
});
