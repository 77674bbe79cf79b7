import { isMediaType, mediaPath } from "./media-path";

test.each([
  [["goods", "1001-1.webp"], "480", "/media/goods/1001-1.webp?w=480"],
  [["goods", "1001-1.webp"], null, "/media/goods/1001-1.webp"],
  [["goods", "1001-1.webp"], "1e9", "/media/goods/1001-1.webp"],
  [["goods", "1001-1.webp"], "999999", "/media/goods/1001-1.webp"],
  [["goods", "1001-1.webp"], "4&x=1", "/media/goods/1001-1.webp"],
  [["..", "v1", "index"], null, null],
  [["goods", ".."], null, null],
  [["goods", "a..b"], null, null],
  [["goods", ".env"], null, null],
  [["goods/..", "x"], null, null],
  [["goods", "a\\b"], null, null],
  [["goods", "a%2fb"], null, null],
  [["goods", "a\u0000"], null, null],
  [["goods", ""], null, null],
  [["goods", "图.webp"], null, null],
  [[], null, null],
  [Array(7).fill("a"), null, null],
])("%p requests %p", (segments, width, path) =>
  expect(mediaPath(segments, width, null)).toBe(path),
);

test.each([
  ["480", "avif", "/media/goods/1001-1.webp?w=480&f=avif"],
  ["480", "webp", "/media/goods/1001-1.webp?w=480"],
  ["480", "avif&x=1", "/media/goods/1001-1.webp?w=480"],
  [null, "avif", "/media/goods/1001-1.webp"],
])("requests width %p and format %p as %p", (width, format, path) =>
  expect(mediaPath(["goods", "1001-1.webp"], width, format)).toBe(path),
);

test.each([
  ["image/webp", true],
  ["IMAGE/PNG; charset=binary", true],
  ["video/mp4", true],
  ["image/svg+xml", false],
  ["text/html", false],
  ["application/json", false],
  ["", false],
  [null, false],
])("%p is media: %p", (type, allowed) => expect(isMediaType(type)).toBe(allowed));
