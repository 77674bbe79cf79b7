import { isLockConflict } from "./lock-conflict";

const failed = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("refused"), { code }) });

it.each([
  ["55P03", true],
  ["40P01", true],
  ["57014", false],
  ["23505", false],
])("says of %s: %s", (code, expected) => {
  expect(isLockConflict(failed(code))).toBe(expected);
});

it.each([undefined, "40P01", new Error("without a code")])("is none: %s", (error) => {
  expect(isLockConflict(error)).toBe(false);
});
