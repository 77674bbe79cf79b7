import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Mutant } from "./mutant";
import { describeUnkilled, type RunTest, runMutants } from "./run-mutants";

const SOURCE = "export const isOwner = (a: number, b: number) => a === b;\n";

let folders: string[];
beforeEach(() => {
  folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "mutants-test-")));
  for (const folder of folders) writeFileSync(join(folder, "owner.ts"), SOURCE);
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const mutant = (id: string, change: Partial<Mutant> = {}): Mutant => ({
  id,
  protects: "owners",
  file: "owner.ts",
  find: "a === b",
  replacement: "a !== b",
  testFile: "owner.test.ts",
  test: "knows the owner",
  ...change,
});

/** A test that detects only swapped owners. */
const detectsSwap: RunTest = async (folder) =>
  readFileSync(join(folder, "owner.ts"), "utf8").includes("a !== b") ? "killed" : "survived";

test("reports nothing for a killed mutant", async () => {
  const verdicts = await runMutants([mutant("swapped")], folders, detectsSwap);
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(["killed"]);
  expect(describeUnkilled(verdicts)).toEqual([]);
});

test("reports a surviving mutant, and one whose text is missing", async () => {
  const mutants = [
    mutant("swapped"),
    mutant("everybody", { replacement: "a === a" }),
    mutant("renamed", { find: "a == b" }),
    mutant("ambiguous", { find: "number" }),
    mutant("moved", { file: "elsewhere.ts" }),
  ];
  expect(describeUnkilled(await runMutants(mutants, folders, detectsSwap))).toEqual([
    "survived: everybody (owner.test.ts: knows the owner)",
    "stale: renamed (owner.ts does not contain: a == b)",
    "stale: ambiguous (owner.ts contains more than once: number)",
    expect.stringMatching(/^broken: moved \(.*elsewhere\.ts/),
  ]);
});

describe("a mutant with a safety net", () => {
  const held = mutant("held", { stillPasses: "loses nothing" });
  const run =
    (lost: "killed" | "survived", killed: "killed" | "survived" = "killed"): RunTest =>
    async (_, { test }, name) =>
      name === test ? killed : lost;

  test("is killed when its test fails and the one of its net passes", async () => {
    const [verdict] = await runMutants([held], folders, run("survived"));
    expect(verdict?.outcome).toBe("killed");
  });

  test("has escaped when the net's test fails too, and survives when neither does", async () => {
    const escaped = await runMutants([held], folders, run("killed"));
    expect(describeUnkilled(escaped)).toEqual(["escaped: held (owner.test.ts: loses nothing)"]);
    const survived = await runMutants([held], folders, run("survived", "survived"));
    expect(survived.map(({ outcome }) => outcome)).toEqual(["survived"]);
  });
});

test("restores every file, also when a test cannot be run", async () => {
  const fails: RunTest = async () => {
    throw new Error("no jest");
  };
  const verdicts = await runMutants([mutant("one"), mutant("two")], folders, fails);
  expect(describeUnkilled(verdicts)).toEqual([
    "broken: one (Error: no jest)",
    "broken: two (Error: no jest)",
  ]);
  for (const folder of folders) {
    expect(readFileSync(join(folder, "owner.ts"), "utf8")).toBe(SOURCE);
  }
});

test("runs one mutant at a time in each copy", async () => {
  const busy = new Set<string>();
  const runTest: RunTest = async (folder, ...tried) => {
    expect(busy).not.toContain(folder);
    busy.add(folder);
    const outcome = await detectsSwap(folder, ...tried);
    busy.delete(folder);
    return outcome;
  };
  const mutants = Array.from({ length: 9 }, (_, index) => mutant(`${index}`));
  expect(describeUnkilled(await runMutants(mutants, folders, runTest))).toEqual([]);
});
