import { BRANDS } from "@storefront/brands";
import { mima } from "@storefront/brands/mima/brand";
import sharp from "sharp";
import { SHARE_SHAPES, type ShareShape } from "@/lib/addresses/share-address";
import { sampleGoods } from "@/lib/goods/testing/goods-sample";
import { shareContent } from "./share-content";
import { sharePicture } from "./share-picture.server";

const fetched = jest.fn<Promise<Response>, []>();
beforeEach(() => {
  jest.spyOn(globalThis, "fetch").mockImplementation(fetched);
  fetched
    .mockReset()
    .mockImplementation(async () => new Response(await cover(), { headers: WEBP }));
});
afterEach(() => jest.restoreAllMocks());

const WEBP = { "Content-Type": "image/webp" };
const cover = async () => {
  const create = { width: 640, height: 640, channels: 3 as const, background: "#ff0000" };
  return new Uint8Array(await sharp({ create }).webp().toBuffer());
};
const content = (changes: Parameters<typeof sampleGoods>[0] = {}) =>
  shareContent(sampleGoods(changes));
const HOSTILE = `<script>alert("名称")</script>"><img src=x onerror=alert(1)> & '👩🏽‍🚀 \u202eتجربة\u202c ${"长".repeat(300)}`;

/** A pixel of the cover, outside of the mark that is shown without one. */
const pixelOfCover = async (picture: Buffer) => {
  const area = { left: 20, top: 20, width: 1, height: 1 };
  return [...(await sharp(picture).extract(area).raw().toBuffer())];
};

test.each(Object.keys(SHARE_SHAPES) as ShareShape[])(
  "draws a %s JPEG of its size",
  async (shape) => {
    const picture = await sharePicture(mima, content({ goods_name: `一 ${shape}` }), shape);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", ...SHARE_SHAPES[shape] });
    const [red = 0, green = 255] = await pixelOfCover(picture);
    expect(red > 230 && green < 30).toBe(true);
  },
);

test("draws concurrent requests once, and keeps the picture", async () => {
  const goods = content({ goods_name: "只画一次" });
  const pictures = await Promise.all(
    Array.from({ length: 20 }, () => sharePicture(mima, goods, "wide")),
  );
  expect(new Set(pictures).size).toBe(1);
  expect(await sharePicture(mima, goods, "wide")).toBe(pictures[0]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ["is missing", async () => new Response(null, { status: 404 })],
  ["is no picture", async () => new Response("<html>", { headers: WEBP })],
  [
    "is of another type",
    async () => new Response("x", { headers: { "Content-Type": "text/html" } }),
  ],
  ["cannot be fetched", () => Promise.reject(new TypeError("fetch failed"))],
])("shows the brand's mark when the cover %s", async (what, answer) => {
  fetched.mockImplementation(answer);
  const picture = await sharePicture(mima, content({ goods_name: `封面 ${what}` }), "wide");
  const [red = 255] = await pixelOfCover(picture);
  expect(red).toBeLessThan(200);
  expect((await sharp(picture).metadata()).width).toBe(1200);
});

test("asks no other host for a cover", async () => {
  const goods_media = [{ media_type: 1, url: "https://cdn.example/1.webp" }];
  await sharePicture(mima, content({ goods_name: "外面的图", goods_media }), "wide");
  expect(fetched).not.toHaveBeenCalled();
});

test("draws a hostile name, a missing price and no cover", async () => {
  const none = { price_after_discount: "0.00", activity_price: "0.00", normal_price: "0.00" };
  const goods = content({ goods_name: HOSTILE, goods_media: [], ...none });
  for (const brand of BRANDS.slice(0, 3)) {
    expect((await sharePicture(brand, goods, "square")).length).toBeGreaterThan(5_000);
  }
});
