import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourceHash } from "./source-hash";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "source-hash-"));
  mkdirSync(join(root, "lib", "deep"), { recursive: true });
  writeFileSync(join(root, "lib", "deep", "a.ts"), "export const a = 1;");
});

afterEach(() => rmSync(root, { recursive: true }));

test("returns the same hash for the same sources", () => {
  expect(sourceHash(root)).toBe(sourceHash(root));
});

test("a slash at the end of the folder does not change the hash", () => {
  expect(sourceHash(`${root}/`)).toBe(sourceHash(root));
});

test.each([
  ["a changed file", () => writeFileSync(join(root, "lib", "deep", "a.ts"), "export const a = 2;")],
  ["a new file", () => writeFileSync(join(root, "lib", "b.ts"), "")],
  ["a renamed file", () => writeFileSync(join(root, "middleware.ts"), "x")],
])("%s changes the hash", (_, change) => {
  const before = sourceHash(root);
  change();
  expect(sourceHash(root)).not.toBe(before);
});

test("a test file does not change the hash", () => {
  const before = sourceHash(root);
  writeFileSync(join(root, "lib", "a.test.ts"), "test");
  expect(sourceHash(root)).toBe(before);
});
