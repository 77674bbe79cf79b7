import { UploadsInProgress } from "./uploads-in-progress";

const MB = 1024 * 1024;
const open = () => {
  const uploads = new UploadsInProgress();
  const ends: (() => void)[] = [];
  return {
    uploads,
    ends,
    begin: (owner: string, bytes: number) =>
      uploads.run(owner, bytes, () => new Promise<void>((resolve) => ends.push(resolve))),
  };
};
const busy = { reason: "uploadsBusy", status: 429, retryAfterS: 3 };

it("refuses an account's fifth upload at a time, and none of another account", async () => {
  const { uploads, begin, ends } = open();
  const first = [1, 2, 3, 4].map(() => begin("a", MB));
  const fifth = uploads.run("a", MB, () => Promise.resolve("kept"));
  await expect(fifth).rejects.toMatchObject({
    ...busy,
    message: "同时最多上传 4 张图片，请等前面的传完再上传",
  });
  const other = begin("b", MB);
  for (const end of ends) end();
  await Promise.all([...first, other]);
});

it("allows an account's next upload when one has ended, also by an error", async () => {
  const { uploads, begin } = open();
  for (let index = 0; index < 3; index += 1) void begin("a", MB);
  await expect(uploads.run("a", MB, () => Promise.reject(new Error("broken")))).rejects.toThrow(
    "broken",
  );
  expect(await uploads.run("a", MB, () => Promise.resolve("kept"))).toBe("kept");
});

it("keeps memory free for small bodies when large ones fill the rest", async () => {
  const { begin, ends } = open();
  for (let index = 0; index < 20; index += 1) void begin(`large ${index}`, 8 * MB);
  await expect(begin("one more", 8 * MB)).rejects.toMatchObject({
    ...busy,
    message: "正在上传图片的人太多，请几秒后再试",
  });
  const small = begin("small", MB);
  expect(ends).toHaveLength(21);
  for (const end of ends) end();
  await small;
});
