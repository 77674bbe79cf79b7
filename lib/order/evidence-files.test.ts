import { MAX_IMAGE_BYTES } from "@storefront/contract/pictures/image-limits";
import fc from "fast-check";
import { fileProblem, PICTURE_TYPES, sortFiles } from "./evidence-files";

const file = (changes: object = {}) => ({
  ...{ name: "截图.png", size: 1000, type: "image/png" },
  ...changes,
});

test.each([
  [{ size: 0 }, "「截图.png」是空文件（0 字节），没有添加"],
  [{ size: 0, type: "text/plain" }, "「截图.png」是空文件（0 字节），没有添加"],
  [{ size: 200 * 1024 * 1024 }, "「截图.png」有 200 MB，每张最多 8 MB，没有添加"],
  [
    { name: "说明.pdf", type: "application/pdf" },
    "「说明.pdf」不是 JPG、PNG 或 WebP 图片，没有添加",
  ],
  [{ size: MAX_IMAGE_BYTES }, null],
])("says why %j is no evidence", (changes, problem) => {
  expect(fileProblem(file(changes))).toBe(problem);
});

test("accepts at most as many as there is room for, and says how many were left out", () => {
  const three = [file(), file({ name: "b.png" }), file({ name: "c.png" })];
  const { accepted, problems } = sortFiles(three, 2);
  expect(accepted.map(({ name }) => name)).toEqual(["截图.png", "b.png"]);
  expect(problems).toEqual(["图片够了，多出的 1 张没有添加"]);
});

test("accepts or explains every file", () => {
  const type = fc.constantFrom(...PICTURE_TYPES, "image/gif", "");
  const files = fc.array(
    fc.record({ name: fc.string(), size: fc.nat({ max: 3 * MAX_IMAGE_BYTES }), type }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(files, fc.integer({ min: -1, max: 3 }), (chosen, room) => {
      const { accepted, problems } = sortFiles(chosen, room);
      expect(accepted.length).toBeLessThanOrEqual(Math.max(0, room));
      expect(accepted.every((each) => fileProblem(each) === null)).toBe(true);
      expect(problems.length > 0).toBe(accepted.length < chosen.length);
    }),
  );
});
