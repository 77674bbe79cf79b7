import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "./judge-run";
import { type Mutant, mutate, StaleMutant } from "./mutant";

export interface Verdict {
  mutant: Mutant;
  outcome: Outcome;
  detail: string;
  seconds: number;
}

/** Runs a named test of a mutant's file in a copy of the project. */
export type RunTest = (folder: string, mutant: Mutant, test: string) => Promise<Outcome>;

/**
 * Runs mutants sequentially in each copy of the project, and the copies in parallel.
 * @param folders copies of the project, one per parallel run
 * @param onVerdict called with each verdict
 * @returns the verdicts in the order of the list
 */
export async function runMutants(
  mutants: readonly Mutant[],
  folders: readonly string[],
  runTest: RunTest,
  onVerdict: (verdict: Verdict) => void = () => {},
): Promise<Verdict[]> {
  const verdicts = new Map<Mutant, Verdict>();
  const queue = mutants.values();
  const work = async (folder: string) => {
    for (const mutant of queue) {
      const began = performance.now();
      const { outcome, detail } = await tryMutant(mutant, folder, runTest);
      const seconds = (performance.now() - began) / 1000;
      const verdict = { mutant, outcome, detail, seconds };
      verdicts.set(mutant, verdict);
      onVerdict(verdict);
    }
  };
  await Promise.all(folders.map(work));
  return mutants.flatMap((mutant) => verdicts.get(mutant) ?? []);
}

/** Changes one file of the copy, runs its tests and restores the file. */
async function tryMutant(
  mutant: Mutant,
  folder: string,
  runTest: RunTest,
): Promise<{ outcome: Outcome; detail: string }> {
  const path = join(folder, mutant.file);
  const testName = `${mutant.testFile}: ${mutant.test}`;
  try {
    const source = readFileSync(path, "utf8");
    writeFileSync(path, mutate(source, mutant));
    try {
      const outcome = await runTest(folder, mutant, mutant.test);
      const { stillPasses } = mutant;
      if (outcome !== "killed" || stillPasses === undefined) return { outcome, detail: testName };
      const held = await runTest(folder, mutant, stillPasses);
      if (held === "survived") return { outcome, detail: testName };
      return { outcome: "escaped", detail: `${mutant.testFile}: ${stillPasses}` };
    } finally {
      writeFileSync(path, source);
    }
  } catch (error) {
    if (error instanceof StaleMutant) return { outcome: "stale", detail: error.message };
    return { outcome: "broken", detail: String(error) };
  }
}

/** Returns one line for each mutant that was not killed. */
export function describeUnkilled(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ outcome }) => outcome !== "killed")
    .map(({ mutant, outcome, detail }) => `${outcome}: ${mutant.id} (${detail})`);
}

export const printVerdict = ({ mutant, outcome, seconds }: Verdict): void =>
  console.log(`${seconds.toFixed(0).padStart(4)} s  ${outcome}  ${mutant.id}: ${mutant.protects}`);
