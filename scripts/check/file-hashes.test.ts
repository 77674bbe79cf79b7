import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashSources } from "./file-hashes";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "file-hashes-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function hash(name: string, content: string): string | undefined {
  writeFileSync(join(root, name), content);
  return hashSources(root, [name]).imports[name];
}

const CODE = 'import { a } from "./a";\n';

it.each([
  'import type { B } from "@/lib/b";',
  'const b = await import("@storefront/contract/b");',
  "export * from '../b';",
  'jest.mock("./b");',
])("changes with %s", (line) => {
  expect(hash("a.ts", CODE + line)).not.toBe(hash("a.ts", CODE));
});

it("stays when other code changes", () => {
  expect(hash("a.ts", `${CODE}const b = 1;`)).toBe(hash("a.ts", CODE));
});

it("changes with any line of a package.json", () => {
  expect(hash("package.json", '{ "exports": {} }')).not.toBe(hash("package.json", "{}"));
});
