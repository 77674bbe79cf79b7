import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  IMAGE_PATH,
  IMAGE_PIXEL_BUDGET,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
} from "@storefront/contract/pictures/image-limits";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { photo, sendImage } from "@storefront/testbed/marketplace/send-image";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { images } from "../database/schema";
import { decodePixelsRules, newAction } from "../limits/limits";
import { attachImages } from "./attach-images";
import { sweepImages } from "./sweep-images";
import { sharp } from "./testing/sharp";

const BUYER = 1;
const OTHER = 2;
const dataDir = useFolder("uploads");
const uploads = join(dataDir, "pictures", "uploads");

const test = useTestApp({ dataDir });

const send = async (bytes: Uint8Array, userId = BUYER) =>
  sendImage(test, await test.tokenOf(userId), bytes);
const attach = (ids: string[], userId = BUYER) =>
  test.deps.db.transaction((tx) => attachImages(tx, { userId }, ids, test.clock.now()));

/** Returns a PNG of a few kilobytes that is complete. */
const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#000" } })
    .png({ palette: true, colors: 2, compressionLevel: 9 })
    .toBuffer();

/** Returns a PNG that declares 30,000 × 30,000 pixels: a few bytes, 3.6 GB decoded. */
async function bomb(): Promise<Buffer> {
  const png = await plain(8, 8);
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  return png;
}

it("stores a picture in every width, without EXIF data", async () => {
  const withExif = sharp(await photo(1600, 800)).withExif({ IFD0: { Artist: "买家" } });
  const { code, data } = await send(await withExif.jpeg().toBuffer());
  expect([code, data.width, data.height]).toEqual([0, 1280, 640]);
  const response = await test.app.request(`${data.url}?w=320`);
  expect(response.headers.get("cache-control")).toMatch(/^private/);
  const { format, width, exif } = await sharp(await response.arrayBuffer()).metadata();
  expect([format, width, exif]).toEqual(["webp", 320, undefined]);
});

it("serves a picture only at its signed URL, which expires", async () => {
  const { data } = await send(await photo());
  const status = async (path: string) => (await test.app.request(path)).status;
  expect(await status(data.url)).toBe(200);
  expect(await status(`/media/uploads/${data.image_id}.webp`)).toBe(404);
  expect(await status(data.url.replace(/.{48}$/, `${"A".repeat(43)}.webp`))).toBe(404);
  await test.clock.advance(12 * 3600);
  expect(await status(data.url)).toBe(404);
});

it("applies the EXIF orientation", async () => {
  const rotated = await sharp(await photo(400, 200))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await send(rotated)).data).toMatchObject({ width: 200, height: 400 });
});

it.each([
  ["an HTML page", async () => Buffer.from("<html><script>alert(1)</script></html>")],
  ["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a truncated picture", async () => (await photo()).subarray(0, 700)],
  ["a file with a picture's signature", async () => Buffer.from("GIF89a and then a program")],
  ["a decompression bomb", bomb],
])("refuses %s and stores nothing", async (_, bytes) => {
  const before = existsSync(uploads) ? readdirSync(uploads).length : 0;
  expect(await send(await bytes())).toMatchObject({ status: 400, code: 10415, data: null });
  expect(await test.deps.db.$count(images)).toBe(0);
  expect(existsSync(uploads) ? readdirSync(uploads).length : 0).toBe(before);
});

it("refuses an empty file, an empty form, and a body that is not a form", async () => {
  expect(await send(Buffer.alloc(0))).toMatchObject({ status: 400, msg: "请选择一张图片" });
  const Authorization = await test.tokenOf(BUYER);
  for (const body of [new FormData(), '{"image":1}']) {
    const init = { method: "POST", body, headers: { Authorization } };
    expect(await test.send(IMAGE_PATH, init)).toMatchObject({ status: 400, code: 10401 });
  }
});

it("refuses more than 25 megapixels by the header, with the picture's own number", async () => {
  const taken = jest.spyOn(test.deps.limiter, "take");
  for (const [width, height, its] of [
    [7000, 7000, "4900"],
    [MAX_IMAGE_PIXELS / 1000, 1001, "2503"],
  ] as const) {
    taken.mockClear();
    expect(await send(await plain(width, height))).toMatchObject({
      status: 400,
      code: 10415,
      msg: `图片最多 2500 万像素，这张是 ${its} 万像素，请缩小后再上传`,
    });
    // Of the two limits only the first counts it: no pixel was decoded.
    expect(taken).toHaveBeenCalledTimes(1);
  }
  taken.mockRestore();
  expect((await send(await plain(MAX_IMAGE_PIXELS / 1000, 1000))).code).toBe(0);
});

it("serves another buyer's small picture beside twelve of 49 megapixels", async () => {
  const large = await plain(7000, 7000);
  const twelve = Array.from({ length: 12 }, () => send(large));
  expect(await send(await photo(), OTHER)).toMatchObject({ status: 200, code: 0 });
  const statuses = new Set((await Promise.all(twelve)).map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 400 && status !== 429)).toEqual([]);
});

it.each([
  ["a picture", 0, (png: Buffer) => png],
  ["one that cannot be decoded", 10415, (png: Buffer) => png.subarray(0, png.length - 1000)],
])("counts the pixels of %s for its account, in any ten minutes", async (_, code, change) => {
  const largest = change(await plain(MAX_IMAGE_PIXELS / 1000, 1000));
  const tiny = await plain(8, 8);
  const rest = IMAGE_PIXEL_BUDGET.pixels - MAX_IMAGE_PIXELS;
  const rules = decodePixelsRules(`user:${BUYER}`, rest);
  await test.deps.limiter.take(rules, newAction(test.clock.now()));
  expect((await send(largest)).code).toBe(code);
  expect(await send(tiny)).toMatchObject({
    status: 429,
    code: 40429,
    msg: "10 分钟内最多上传 25000 万像素的图片，请 10 分钟后再上传",
  });
  expect((await send(tiny, OTHER)).code).toBe(0);
  await test.clock.advance(601);
  expect((await send(tiny)).code).toBe(0);
});

it("uses the first frame of an animation", async () => {
  const frames = [await plain(40, 90), await photo(40, 90)];
  const gif = sharp(frames, { join: { animated: true } }).gif({ delay: [100, 100] });
  const animated = await gif.toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  expect((await send(animated)).data).toMatchObject({ width: 40, height: 90 });
});

it.each([
  ["one byte less than 8 MB", MAX_IMAGE_BYTES - 1, 200],
  ["8 MB", MAX_IMAGE_BYTES, 200],
  ["one byte more", MAX_IMAGE_BYTES + 1, 413],
])("answers a file of %s", async (_, bytes, status) => {
  const picture = await photo();
  const file = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  const answer = await send(file);
  expect(answer.status).toBe(status);
  if (status === 413) expect(answer).toMatchObject({ code: 10413, msg: "图片过大，最多 8 MB" });
});

it("requires a login", async () => {
  expect(await sendImage(test, "", await photo())).toMatchObject({ status: 401, code: 50000 });
});

it("limits a user's uploads and unattached pictures", async () => {
  const bytes = await photo(8, 8);
  for (let sent = 0; sent < 30; sent += 1) expect((await send(bytes)).code).toBe(0);
  expect(await send(bytes)).toMatchObject({ status: 429, code: 40429 });
  await test.clock.advance(601);
  expect(await send(bytes)).toMatchObject({ status: 429, code: 10430 });
  expect((await send(bytes, OTHER)).code).toBe(0);
});

it("attaches pictures once, only for their owner, and all or none", async () => {
  const [first, second] = [await send(await photo()), await send(await photo())];
  const ids = [first.data.image_id, second.data.image_id];
  await expect(attach(ids, OTHER)).rejects.toMatchObject({ reason: "imageNotFound" });
  await expect(attach([...ids, "0".repeat(32)])).rejects.toMatchObject({ reason: "imageNotFound" });
  await attach(ids);
  await expect(attach(ids)).rejects.toMatchObject({ reason: "imageNotFound" });
});

it("deletes unattached pictures after a day", async () => {
  const [attached, unattached] = [await send(await photo()), await send(await photo())];
  await attach([attached.data.image_id]);
  await test.clock.advance(86_399);
  expect(await sweepImages(test.deps)).toBe(0);
  await test.clock.advance(2);
  expect(await sweepImages(test.deps)).toBe(1);
  const rows = await test.deps.db.select().from(images).where(eq(images.userId, BUYER));
  expect(rows.map(({ id }) => id)).toEqual([attached.data.image_id]);
  expect(existsSync(join(uploads, attached.data.image_id))).toBe(true);
  expect(existsSync(join(uploads, unattached.data.image_id))).toBe(false);
});
