import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { sharp } from "@/marketplace/pictures/testing/sharp";
import { runCommand } from "../commands/run-command";

const LISTING = {
  kind: "listing",
  id: 7001,
  seller: 7001,
  name: "北风 60 点券",
  game: "曜日战歌",
  goods_type: "TopUp",
  trade_type_id: 6,
  delivery: "manual",
  price: "6.00",
  stock: 20,
};

const folder = useFolder("pictures");
const dataDir = join(folder, "data");
const test = useTestApp({ dataDir, sandbox: false });
beforeAll(async () => {
  mkdirSync(join(folder, "images"));
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#a04020" } });
  const file = (name: string) => join(folder, "images", name);
  await photo.clone().jpeg().toFile(file("photo.jpg"));
  await photo
    .clone()
    .withExif({ IFD0: { Artist: "卖家" } })
    .png()
    .toFile(file("board.png"));
  await photo.clone().resize(120, 60).webp().toFile(file("small.webp"));
  const whole = await photo.clone().jpeg().toBuffer();
  writeFileSync(file("half.jpg"), whole.subarray(0, whole.length / 2));
  writeFileSync(file("page.png"), "<html><script>alert(1)</script></html>");
  writeFileSync(
    file("drawing.png"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  writeFileSync(file("large.jpg"), Buffer.concat([whole, Buffer.alloc(21 * 1024 * 1024)]));
});

async function load(listing: object, avatar = "") {
  const rows = [{ kind: "seller", id: 7001, nickname: "北风代充", avatar }, listing];
  writeFileSync(join(folder, "catalogue.json"), JSON.stringify(rows));
  const lines: string[] = [];
  const code = await runCommand(test.deps, ["import", join(folder, "catalogue.json")], (line) =>
    lines.push(line),
  );
  return { code, lines };
}

async function sizeOf(url: string) {
  const response = await test.app.request(url);
  expect([url, response.status]).toEqual([url, 200]);
  const { format, width, height, exif } = await sharp(await response.arrayBuffer()).metadata();
  return { format, width, height, exif };
}

it("stores files beside the catalog in the sizes that pages request, and serves them", async () => {
  const row = {
    ...LISTING,
    pictures: ["images/photo.jpg", "https://img.example/1.webp"],
    detail_pictures: ["images/board.png"],
  };
  expect((await load(row, "images/small.webp")).code).toBe(0);
  const { data } = await test.request("goodsDetail", { goods_id: 7001 });
  const [photo = "", other] = data.goods_media.map(({ url }) => url);
  const board = data.goods_detail_media[0]?.url ?? "";
  expect([photo, other]).toEqual([
    expect.stringMatching(/^\/media\/goods\/[0-9a-f]{32}\.webp$/),
    "https://img.example/1.webp",
  ]);
  expect(await sizeOf(`${photo}?w=320`)).toMatchObject({ format: "webp", width: 320, height: 320 });
  expect(await sizeOf(photo)).toMatchObject({ width: 880, height: 880 });
  expect(await sizeOf(photo.replace(".webp", ".png"))).toMatchObject({
    format: "png",
    width: 1200,
    height: 630,
  });
  expect(await sizeOf(`${board}?w=480`)).toMatchObject({ width: 480, height: 270 });
  expect((await sizeOf(board)).exif).toBeUndefined();
  const avatar = data.user.head_img_url;
  expect(await sizeOf(`${avatar}?w=80`)).toMatchObject({ width: 60, height: 60 });
});

it("serves a picture as immutable, and answers 404 for an unknown one", async () => {
  await load({ ...LISTING, pictures: ["images/photo.jpg"] });
  const { data } = await test.request("goodsDetail", { goods_id: 7001 });
  const url = data.goods_media[0]?.url ?? "";
  const first = await test.app.request(`${url}?w=80`);
  expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
  expect((await test.app.request(`${url}?w=80`, { headers })).status).toBe(304);
  expect((await test.app.request(`${url}?w=160`, { headers })).status).toBe(200);
  const other = await test.app.request(`${url}?w=80&f=avif`, { headers });
  expect([other.status, other.headers.get("content-type")]).toEqual([200, "image/avif"]);
  for (const path of [
    `${url}?w=81`,
    url.replace("goods", "detail"),
    `/media/goods/${"0".repeat(32)}.webp`,
    "/media/goods/..%2f..%2fpackage.json",
    "/media/avatars/61.webp",
  ]) {
    expect([path, (await test.app.request(path)).status]).toEqual([path, 404]);
  }
});

it("serves the WebP of a picture that was stored without AVIF", async () => {
  await load({ ...LISTING, pictures: ["images/photo.jpg"] });
  const { data } = await test.request("goodsDetail", { goods_id: 7001 });
  const url = data.goods_media[0]?.url ?? "";
  rmSync(join(dataDir, "pictures", "goods", url.slice(-37, -5), "160.avif"));
  expect(await sizeOf(`${url}?w=160&f=avif`)).toMatchObject({ format: "webp", width: 160 });
  expect(await sizeOf(`${url}?w=80&f=avif`)).toMatchObject({ format: "heif", width: 80 });
});

it("changes nothing when repeated", async () => {
  const row = { ...LISTING, pictures: ["images/photo.jpg"] };
  await load(row);
  const kept = readdirSync(join(dataDir, "pictures", "goods"));
  expect((await load(row)).lines).toEqual(["0 created, 0 updated, 2 unchanged"]);
  expect(readdirSync(join(dataDir, "pictures", "goods"))).toEqual(kept);
});

it.each([
  ["images/none.jpg", "is not there, or cannot be read"],
  ["images/half.jpg", "is no picture that can be read"],
  ["images/page.png", "is no JPEG, PNG, WebP, AVIF or GIF"],
  ["images/drawing.png", "is no JPEG, PNG, WebP, AVIF or GIF"],
  ["images/large.jpg", "is larger than 20 MB"],
])("rejects %s: %s", async (picture, problem) => {
  expect(await load({ ...LISTING, pictures: [picture] })).toEqual({
    code: 1,
    lines: [`row 2: listing 7001: ${picture} ${problem}`, "1 problem; nothing was changed"],
  });
});
