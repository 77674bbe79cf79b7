import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataFolderFault } from "./data-folder";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "data-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("creates the folder", () => {
  const folder = join(root, "new", "data");
  expect(dataFolderFault(folder)).toBeNull();
  expect(existsSync(folder)).toBe(true);
});

test.each(["/proc/foo", "a-file"])("says in one line that %s cannot be used", (path) => {
  writeFileSync(join(root, "a-file"), "");
  const folder = path.startsWith("/") ? path : join(root, path, "data");
  expect(dataFolderFault(folder)).toMatch(/^DATA_DIR cannot be used: [^\n]+$/);
});
