import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { preparedPath } from "./prepared-path";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "prepared-path-"));
  write("package-lock.json", "{}");
  write("contract/boosts/boost.ts", "");
  write("marketplace/database/migrations/0000_initial.sql", "create table a ()");
  write("testbed/marketplace/seeded-tables.ts", "");
  write("operator/catalogue/import-catalogue.ts", "");
  write("sandbox/sample-catalog/buyers.ts", "");
  write("sandbox/catalogue/1-fixed-listings/2-listings.json", "[]");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

it.each([
  "package-lock.json",
  "contract/boosts/boost.ts",
  "marketplace/database/migrations/0000_initial.sql",
  "marketplace/database/migrations/0001_new.sql",
  "testbed/marketplace/seeded-tables.ts",
  "operator/catalogue/import-catalogue.ts",
  "sandbox/sample-catalog/buyers.ts",
  "sandbox/catalogue/1-fixed-listings/2-listings.json",
])("returns another path when %s changes", (file) => {
  const before = preparedPath(root);
  write(file, "changed");
  expect(preparedPath(root)).not.toBe(before);
});

it("returns the same path when only a test changes", () => {
  const before = preparedPath(root);
  write("database/migrate.test.ts", "changed");
  expect(preparedPath(root)).toBe(before);
});
