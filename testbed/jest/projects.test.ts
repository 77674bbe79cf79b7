import { basename } from "node:path";
import { sourceFiles } from "@/scripts/conventions/source-files";
import { PROJECTS } from "./projects.cjs";

const projectsOf = (path: string): string[] =>
  Object.entries(PROJECTS)
    .filter(([, pattern]) => new RegExp(pattern).test(path))
    .map(([name]) => name);

it("runs every test file in exactly one project", () => {
  const files = sourceFiles("*.test.ts", "*.test.tsx");
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => projectsOf(path).length !== 1)).toEqual([]);
});

it("names every test file by the suffixes of CONTRIBUTING.md", () => {
  // `.server` and `.client` belong to the name of the file under test.
  const name = /^[^.]+(\.server|\.client)?(\.full|\.data)?\.test\.tsx?$|^[^.]+(\.full)?\.spec\.ts$/;
  const files = sourceFiles("*.test.*", "*.spec.*").map((path) => basename(path));
  expect(files.filter((file) => !name.test(file))).toEqual([]);
});

it.each([
  ["lib/env.test.ts", ["node"]],
  ["a-new-folder/page.test.ts", ["node"]],
  ["components/ui/dialog.test.tsx", ["dom"]],
  ["marketplace/orders/time.full.test.ts", ["marketplace"]],
  ["testbed/marketplace/test-app.test.ts", ["marketplace"]],
  ["server/cache/shared/shared-cache.data.test.ts", ["data"]],
  ["testbed/races/killed.data.test.ts", ["data"]],
  ["testbed/security/headers.test.ts", ["security"]],
  ["lib/env.ts", []],
  ["e2e/pages/goods.spec.ts", []],
])("selects the project of %s", (path, projects) => {
  expect(projectsOf(path)).toEqual(projects);
});
