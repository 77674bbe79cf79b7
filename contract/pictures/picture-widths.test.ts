import { pictureAt } from "./picture-widths";

test.each([
  ["/media/goods/1-1.webp", 76, "/media/goods/1-1.webp?w=80"],
  ["/media/goods/1-1.webp", 440, "/media/goods/1-1.webp?w=440"],
  ["/media/goods/1-1.webp", 2000, "/media/goods/1-1.webp?w=880"],
  ["/media/detail/1-1.webp", 880, "/media/detail/1-1.webp?w=896"],
  ["/media/avatars/7.webp", 36, "/media/avatars/7.webp?w=80"],
  ["/media/other/7.webp", 36, "/media/other/7.webp"],
  ["https://img.example/a.webp", 480, "https://img.example/a.webp"],
])("%s at %i pixels is %s", (url, width, address) => expect(pictureAt(url, width)).toBe(address));
