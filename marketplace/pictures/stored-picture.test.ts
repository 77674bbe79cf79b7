import { findStored } from "./stored-picture";

const HASH = "0123456789abcdef0123456789abcdef";
const find = (name: string, w?: string, f?: string) => findStored("/data", name, w, f);

test("finds the AVIF of a listing's picture, and the WebP for when it is missing", () => {
  const avif = find(`goods/${HASH}.webp`, "320", "avif");
  expect(avif).toMatchObject({
    path: `/data/pictures/goods/${HASH}/320.avif`,
    type: "image/avif",
    tag: `"${HASH}-320-avif"`,
  });
  expect(avif?.otherwise).toEqual(find(`goods/${HASH}.webp`, "320"));
});

test("finds the WebP of an avatar in either format", () => {
  expect(find(`avatars/${HASH}.webp`, "80", "avif")).toEqual(find(`avatars/${HASH}.webp`, "80"));
});

test.each([
  [`goods/${HASH}.webp`, "321"],
  [`goods/${HASH}.avif`, "320"],
  [`../${HASH}.webp`, "320"],
])("finds nothing for %s in width %s", (name, width) => {
  expect(find(name, width, "avif")).toBeNull();
});
