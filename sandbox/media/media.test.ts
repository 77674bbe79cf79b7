import { createMedia } from "./media";
import { findPicture, type Picture } from "./picture";

const picture = (name: string, w?: string, f?: string): Picture => {
  const found = findPicture(name, w, f);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

const encode = async () => Buffer.from("picture");

it("sends a picture that was drawn in the requested size as it is", async () => {
  const media = createMedia(undefined, () => Promise.reject(new Error("encoded")));
  for (const width of ["160", "320", "880"]) {
    const bytes = await media.bytesOf(picture("goods/1001-1.webp", width));
    expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
  }
});

it("makes a size that was not drawn from the next larger file", async () => {
  const sources: number[] = [];
  const media = createMedia(undefined, async (drawn) => {
    sources.push(drawn.length);
    return Buffer.from("picture");
  });
  const files = await Promise.all(
    ["160", "320", "880"].map((w) => media.bytesOf(picture("goods/1001-1.webp", w))),
  );
  for (const width of ["80", "240", "440"]) {
    await media.bytesOf(picture("goods/1001-1.webp", width));
  }
  expect(sources).toEqual(files.map(({ length }) => length));
});

it("encodes a picture once for concurrent requests", async () => {
  let encoded = 0;
  const media = createMedia(undefined, async () => {
    encoded += 1;
    await new Promise((done) => setImmediate(done));
    return Buffer.from("picture");
  });
  const wanted = picture("goods/1001-1.webp", "440");
  const requests = Array.from({ length: 20 }, () => media.bytesOf(wanted));
  expect(new Set((await Promise.all(requests)).map(String))).toEqual(new Set(["picture"]));
  await media.bytesOf(wanted);
  expect(encoded).toBe(1);
});

it("encodes different pictures one after the other", async () => {
  let [running, maxRunning] = [0, 0];
  const media = createMedia(undefined, async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
    return Buffer.from("picture");
  });
  await Promise.all([1, 2, 3].map((n) => media.bytesOf(picture(`goods/1001-${n}.webp`, "440"))));
  expect(maxRunning).toBe(1);
});

it("encodes again after a failure", async () => {
  const outcomes = [() => Promise.reject(new Error("no memory")), encode];
  const media = createMedia(
    undefined,
    () => outcomes.shift()?.() ?? Promise.reject(new Error("again")),
  );
  await expect(media.bytesOf(picture("avatars/101.webp", "80"))).rejects.toThrow("no memory");
  await expect(media.bytesOf(picture("avatars/101.webp", "80"))).resolves.toEqual(
    Buffer.from("picture"),
  );
});

it("tags each picture, size and format apart", () => {
  const media = createMedia(undefined);
  const tags = [
    media.tagOf(picture("goods/1001-1.webp")),
    media.tagOf(picture("goods/1001-1.webp", "880", "avif")),
    media.tagOf(picture("goods/1001-1.png")),
    media.tagOf(picture("goods/1001-1.webp", "320")),
    media.tagOf(picture("goods/1001-2.webp")),
    media.tagOf(picture("goods/1002-1.webp")),
  ];
  expect(new Set(tags).size).toBe(tags.length);
  expect(createMedia(undefined).tagOf(picture("goods/1001-1.webp"))).toBe(tags[0]);
});
