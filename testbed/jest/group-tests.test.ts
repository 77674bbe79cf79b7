import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import type { TestScope } from "../runs/test-scope";
import { groupFiles, writeGroups } from "./group-tests.cjs";

const SIMPLE_TEST = "it('is', () => {});";
// Split, so that this file itself does not count as isolated.
const MOCKS = `jest.${"mock"}('./clock');`;

it("puts every file into one group of limited size, and files that mock modules into their own", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.integer({ min: 1, max: 9 }), (mocks, size) => {
      const files = mocks.map((mock, index) => ({
        path: `f${index}.test.ts`,
        source: mock ? MOCKS : SIMPLE_TEST,
      }));
      const groups = groupFiles(files, size);
      expect(groups.flat().sort()).toEqual(files.map(({ path }) => path).sort());
      for (const group of groups) expect(group.length).toBeLessThanOrEqual(size);
      for (const { path } of files.filter(({ source }) => source === MOCKS))
        expect(groups).toContainEqual([path]);
    }),
  );
});

describe("writing groups", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "groups-"));
    for (const folder of ["rules", "rules/node_modules"]) mkdirSync(join(root, folder));
    for (const name of ["a.test.ts", "b.full.test.ts", "c.data.test.ts", "d.ts"])
      writeFileSync(join(root, "rules", name), SIMPLE_TEST);
    writeFileSync(join(root, "rules/node_modules/e.test.ts"), SIMPLE_TEST);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (scope: TestScope) => {
    writeGroups(root, {
      pattern: "^rules/.+(?<!\\.data)\\.test\\.ts$",
      into: "groups/rules",
      size: 8,
      scope,
    });
    const names = readdirSync(join(root, "groups/rules"));
    return names.map((name) => readFileSync(join(root, "groups/rules", name), "utf8")).join("");
  };

  it("includes each file of the gate by its path", () => {
    expect(write("gate")).toBe(`
const { fetch } = globalThis;
const restoreFetch = () => void Object.assign(globalThis, { fetch });
describe("rules/a.test.ts", () => { afterAll(restoreFetch); require("../../rules/a.test.ts"); });
`);
  });

  it("keeps the environment of a file that runs alone", () => {
    // Split, so that this file itself keeps its environment.
    const comment = `/** @${"jest-environment"} jsdom */`;
    writeFileSync(join(root, "rules/f.test.ts"), `${comment}\n\n${SIMPLE_TEST}`);
    const written = write("gate");
    expect(written).toContain(`${comment}\nconst { fetch }`);
    expect(written.match(/jsdom/g)).toHaveLength(1);
  });

  it("adds the files of the full run, and replaces earlier output", () => {
    write("full");
    expect(write("full").match(/^describe/gm)).toHaveLength(2);
  });

  it("writes only files that have more than in the gate when the scope is the rest", () => {
    writeFileSync(join(root, "rules/g.test.ts"), 'import { runs } from "./test-scope";');
    const files = write("rest").match(/(?<=^describe\(")[^"]+/gm);
    expect(files).toEqual(["rules/b.full.test.ts", "rules/g.test.ts"]);
  });
});
