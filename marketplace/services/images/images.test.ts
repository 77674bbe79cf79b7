import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IMAGE_PATH, MAX_IMAGE_BYTES } from "@storefront/contract/image-limits";
import { photo, sendImage } from "@storefront/testbed/marketplace/send-image";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
import { eq } from "drizzle-orm";
import { images } from "../../database/schema";
import { sharp } from "../../pictures/testing/sharp";
import { attachImages } from "./attach-images";
import { sweepImages } from "./sweep-images";

const BUYER = 1;
const OTHER = 2;
const dataDir = mkdtempSync(join(tmpdir(), "uploads-"));
const uploads = join(dataDir, "pictures", "uploads");

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ dataDir });
});
beforeEach(() => test.reset());
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await test.close();
});

const send = async (bytes: Uint8Array, userId = BUYER) =>
  sendImage(test, await test.tokenOf(userId), bytes);
const attach = (ids: string[], userId = BUYER) =>
  test.deps.db.transaction((tx) => attachImages(tx, { userId }, ids, test.clock.now()));

/** Returns a PNG that declares 30,000 × 30,000 pixels: a few bytes, 3.6 GB decoded. */
async function bomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
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

it("refuses a file that is too large, an empty form, and a body that is not a form", async () => {
  const large = Buffer.concat([await photo(), Buffer.alloc(MAX_IMAGE_BYTES)]);
  expect(await send(large)).toMatchObject({ status: 413, code: 10413, msg: "图片过大，最多 8 MB" });
  const Authorization = await test.tokenOf(BUYER);
  for (const body of [new FormData(), '{"image":1}']) {
    const init = { method: "POST", body, headers: { Authorization } };
    expect(await test.send(IMAGE_PATH, init)).toMatchObject({ status: 400, code: 10401 });
  }
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
