import { describeUnkilled, printVerdict, runMutants } from "../../mutants/run-mutants";
import { withWorkCopies } from "../../mutants/work-copy";
import { ROOT } from "../../product/root";
import { runProgram } from "../run-program";
import { linkWorkspaces } from "./link-workspaces";
import { BUGS } from "./list";

/**
 * `npm run simulate:bugs [-- <id> …]`: plants each bug in a copy of this work tree, two in parallel, and expects the
 * simulation to find it within its number of seeds.
 */
const FOUND = /seed (\d+), .*\n.*\n(violated after .*)/;

async function main(ids: readonly string[]): Promise<number> {
  const bugs = BUGS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  if (bugs.length === 0) {
    console.error(`There is no bug of this name: ${ids.join(" ")}`);
    return 1;
  }
  return withWorkCopies(ROOT, async (folders) => {
    for (const folder of folders) linkWorkspaces(ROOT, folder);
    const mutants = bugs.map((bug) => ({
      ...bug,
      testFile: "testbed/simulate/run.ts",
      test: `${bug.seeds} seeds`,
    }));
    const search = async (folder: string, bug: { id: string }) => {
      const seeds = bugs.find(({ id }) => id === bug.id)?.seeds ?? 1;
      const args = ["--seed", "1", "--seeds", `${seeds}`, "--days", "1", "--no-shorten"];
      const { code, output } = await runProgram(args, {}, folder);
      const [, seed, violation] = FOUND.exec(output) ?? [];
      if (violation) console.log(`${bug.id}: seed ${seed} ${violation.slice(0, 160)}`);
      return code === 0 ? "survived" : violation ? "killed" : "broken";
    };
    const verdicts = await runMutants(mutants, folders, search, printVerdict);
    const missed = describeUnkilled(verdicts);
    console.log(`\n${verdicts.length - missed.length} of ${verdicts.length} found`);
    for (const line of missed) console.error(line);
    return missed.length === 0 ? 0 : 1;
  });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
