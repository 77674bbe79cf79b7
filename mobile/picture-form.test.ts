import type { CallResult, SendImage } from "./call-api";
import { submitWithPictures } from "./picture-form";

const REFUSED = { ok: false, code: 90, msg: "图片过大" } as const;
const blobs = (count: number) => Array.from({ length: count }, () => new Blob(["picture"]));

/** Uploads under the ids new1, new2 …; the upload of `refused` is refused. */
function sender(refused?: number): SendImage {
  let count = 0;
  return async () => {
    count += 1;
    if (count === refused) return REFUSED;
    return { ok: true, data: { image_id: `new${count}`, url: "", width: 1, height: 1 } };
  };
}

async function submit(form: Partial<Parameters<typeof submitWithPictures>[0]>) {
  const answer: CallResult<null> = { ok: true, data: null };
  const submitted: string[][] = [];
  const result = await submitWithPictures(
    { send: sender(), pictures: [], stored: ["old"], most: 3, ...form },
    async (ids) => {
      submitted.push(ids);
      return answer;
    },
  );
  return { ...result, submitted };
}

it.each([
  ["keeps stored pictures when none is chosen", {}, ["old"]],
  ["replaces stored pictures by chosen ones", { pictures: blobs(2) }, ["new1", "new2"]],
  [
    "adds chosen pictures to stored ones",
    { pictures: blobs(2), adds: true },
    ["old", "new1", "new2"],
  ],
])("%s", async (_, form, ids) => {
  const { answer, submitted, imageIds } = await submit(form);
  expect(answer.ok).toBe(true);
  expect(submitted).toEqual([ids]);
  expect(imageIds).toEqual(ids);
});

it.each([
  ["too many are chosen", { pictures: blobs(4) }, "最多 3 张图片"],
  ["too many are added", { pictures: blobs(3), adds: true }, "最多 3 张图片，请先移除几张"],
  ["one of them is refused", { pictures: blobs(2), send: sender(2) }, REFUSED.msg],
])("submits nothing when %s, and keeps what was stored", async (_, form, msg) => {
  const { answer, submitted, imageIds } = await submit(form);
  expect(answer).toMatchObject({ ok: false, msg });
  expect(submitted).toEqual([]);
  expect(imageIds).toEqual(["old"]);
});
