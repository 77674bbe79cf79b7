import { createMedia } from "./media";
import { findPicture, type Picture } from "./picture";

const picture = (name: string, w?: string): Picture => {
  const found = findPicture(name, w);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

it("draws a picture once for concurrent requests", async () => {
  let drawn = 0;
  const media = createMedia(undefined, async () => {
    drawn += 1;
    await new Promise((done) => setImmediate(done));
    return Buffer.from("picture");
  });
  const requests = Array.from({ length: 20 }, () => media.bytesOf(picture("goods/1001-1.webp")));
  expect(new Set((await Promise.all(requests)).map(String))).toEqual(new Set(["picture"]));
  await media.bytesOf(picture("goods/1001-1.webp"));
  expect(drawn).toBe(1);
});

it("draws different pictures one after the other", async () => {
  let [running, maxRunning] = [0, 0];
  const media = createMedia(undefined, async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
    return Buffer.from("picture");
  });
  await Promise.all([1, 2, 3, 4].map((n) => media.bytesOf(picture(`goods/1001-${n}.webp`))));
  expect(maxRunning).toBe(1);
});

it("draws again after a failure", async () => {
  const outcomes = [
    () => Promise.reject(new Error("no memory")),
    async () => Buffer.from("picture"),
  ];
  const media = createMedia(
    undefined,
    () => outcomes.shift()?.() ?? Promise.reject(new Error("again")),
  );
  await expect(media.bytesOf(picture("avatars/1.webp"))).rejects.toThrow("no memory");
  await expect(media.bytesOf(picture("avatars/1.webp"))).resolves.toEqual(Buffer.from("picture"));
});

it("tags each picture and each size apart", async () => {
  const media = createMedia(undefined);
  const tags = await Promise.all([
    media.tagOf(picture("goods/1001-1.webp")),
    media.tagOf(picture("goods/1001-1.webp", "320")),
    media.tagOf(picture("goods/1001-2.webp")),
    media.tagOf(picture("goods/1002-1.webp")),
  ]);
  expect(new Set(tags).size).toBe(4);
  expect(await createMedia(undefined).tagOf(picture("goods/1001-1.webp"))).toBe(tags[0]);
});
