import { safePicture } from "@storefront/contract/pictures/picture-address";
import { avifSet, pictureAsPng, pictureCaption, pictureSet } from "./picture";

test.each([
  ["/media/goods/1001-1.webp", true],
  ["https://img.example/a.webp", true],
  ["http://img.example/a.webp", false],
  ["//img.example/a.webp", false],
  ["javascript:alert(1)", false],
  ["data:image/png;base64,AAAA", false],
  ["/media/../v1/index", false],
  ["/media/a b.webp", false],
  ["https://img.example/a.webp?<a href=", false],
  ["https://img.example/a\nb.webp", false],
  ["/v1/user/logout", false],
  ["", false],
  [7, false],
])("%p may be loaded: %p", (url, allowed) => {
  expect(safePicture(url)).toBe(allowed ? url : null);
});

test("our pictures have two densities, others are unchanged", () => {
  const url = "/media/goods/1-1.webp";
  expect(pictureSet(url, 440)).toBe(`${url}?w=440 1x, ${url}?w=880 2x`);
  expect(pictureSet(url, 900)).toBeUndefined();
  expect(pictureSet("https://img.example/a.webp", 440)).toBeUndefined();
});

test("listing pictures exist as AVIF in the same sizes, avatars and others do not", () => {
  const url = "/media/goods/1-1.webp";
  expect(avifSet(url, 440)).toBe(`${url}?w=440&f=avif 1x, ${url}?w=880&f=avif 2x`);
  expect(avifSet(url, 900)).toBe(`${url}?w=880&f=avif`);
  expect(avifSet("/media/avatars/7.webp", 56)).toBeUndefined();
  expect(avifSet("https://img.example/a.webp", 440)).toBeUndefined();
});

test("Open Graph gets a PNG", () => {
  expect(pictureAsPng("/media/goods/1001-1.webp")).toBe("/media/goods/1001-1.png");
});

test.each([
  ["曜日战歌，霜月，星耀 Ⅱ", "霜月"],
  ["曜日战歌，142 款 皮肤，4 典藏", "142 款 皮肤"],
  ["验号报告 YH00001002 · 平台验号组 10/11 项通过，系统与区服 安卓", "验号报告"],
  ["一张没有标点也没有空格的长说明文字", ""],
  [undefined, ""],
])("captions %p with %p", (text, caption) => {
  expect(pictureCaption(text, "曜日战歌")).toBe(caption);
});
