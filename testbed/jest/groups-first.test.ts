import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import GroupsFirst from "./groups-first.cjs";

let cacheDirectory: string;
beforeEach(() => {
  cacheDirectory = mkdtempSync(join(tmpdir(), "jest-cache-"));
});
afterEach(() => rmSync(cacheDirectory, { recursive: true }));

test("starts the small files of groups before larger test files", () => {
  const sizes: Record<string, number> = {
    "/root/lib/large.test.ts": 9_000,
    "/root/.jest-groups/node/000.test.js": 100,
    "/root/lib/small.test.ts": 10,
    "/root/.jest-groups/marketplace/000.test.js": 200,
  };
  const context = {
    config: { cacheDirectory, id: "node" },
    hasteFS: { getSize: (path: string) => sizes[path] },
  };
  const tests = Object.keys(sizes).map((path) => ({ path, context }));
  const sequencer = new GroupsFirst({ contexts: [context], globalConfig: {} } as never);
  expect(sequencer.sort(tests as never).map(({ path }) => path)).toEqual([
    "/root/.jest-groups/marketplace/000.test.js",
    "/root/.jest-groups/node/000.test.js",
    "/root/lib/large.test.ts",
    "/root/lib/small.test.ts",
  ]);
});
