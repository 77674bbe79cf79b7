import { readFileSync } from "node:fs";
import { withFieldList } from "./field-list";

test("docs/catalogue.md lists the current fields of a listing (npm run docs:catalogue)", () => {
  const written = readFileSync("docs/catalogue.md", "utf8");
  expect(written).toBe(withFieldList(written));
});

test("replaces what the section of listings had", () => {
  const written = withFieldList("# Catalog\n\n## Listings\n\nformer\n\n- `gone`\n\n## Pictures\n");
  expect(written).not.toContain("former");
  expect(written).toContain("- `delivery_hours` (hours, 1 to 720, default 24): deadline");
  expect(written).toMatch(/\n- `name` \(required, at most 500 characters\): title\n/);
  expect(written).toMatch(/A spec has .*`price`.*\.\n\n## Pictures\n$/);
});
