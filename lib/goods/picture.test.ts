import { pictureAsPng, pictureAt, pictureSet, safePicture, sizeFor } from "./picture";

test.each([
  ["/media/goods/1001-1.webp", true],
  ["https://img.example/a.webp", true],
  ["http://img.example/a.webp", false],
  ["//img.example/a.webp", false],
  ["javascript:alert(1)", false],
  ["data:image/png;base64,AAAA", false],
  ["/media/../v1/index", false],
  ["/media/a b.webp", false],
  ["/v1/user/logout", false],
  ["", false],
  [7, false],
])("%p may be loaded: %p", (url, allowed) => {
  expect(safePicture(url)).toBe(allowed ? url : null);
});

test("a size that is wide enough, else the widest", () => {
  expect([60, 160, 161, 440, 880, 2000].map(sizeFor)).toEqual([160, 160, 320, 480, 880, 880]);
});

test("our own pictures come in two densities, others as they are", () => {
  expect(pictureSet("/media/a.webp", 440)).toBe("/media/a.webp?w=480 1x, /media/a.webp?w=880 2x");
  expect(pictureSet("/media/a.webp", 900)).toBeUndefined();
  expect(pictureSet("https://img.example/a.webp", 440)).toBeUndefined();
  expect(pictureAt("https://img.example/a.webp", 480)).toBe("https://img.example/a.webp");
});

test("Open Graph gets a PNG", () => {
  expect(pictureAsPng("/media/goods/1001-1.webp")).toBe("/media/goods/1001-1.png");
});
