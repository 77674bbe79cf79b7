import { toSitePicture } from "./site-picture";

const SETTINGS: Parameters<typeof toSitePicture>[1] = {
  addresses: ["https://m.mima.example/phone/", "http://localhost:4000/phone/"],
};

it.each([
  "/media/detail/1.webp",
  "http://localhost:4000/media/detail/1.webp",
  "https://m.mima.example/media/detail/1.webp?w=960",
  "https://www.mima.example/media/detail/1.webp",
  "http://huoshan.localhost:3000/media/detail/1.webp",
])("loads the marketplace's media from this site: %s", (src) => {
  expect(toSitePicture(src, SETTINGS)).toEqual({ path: "/media/detail/1.webp" });
});

it.each(["https://cdn.example/1.webp", "https://localhost.example/media/detail/1.webp"])(
  "names a picture of another host: %s",
  (src) => expect(toSitePicture(src, SETTINGS)).toBe("name"),
);

it.each([
  "",
  "x",
  "/phone/logout",
  "/media/../phone/logout",
  "//cdn.example/1.webp",
  "javascript:alert(1)",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "http://cdn.example/1.webp",
  'https://cdn.example/1.webp" onerror=alert(1)',
])("leaves out what is no picture's address: %s", (src) => {
  expect(toSitePicture(src, SETTINGS)).toBe("drop");
});
