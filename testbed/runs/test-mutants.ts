import { judgeRun } from "../mutants/judge-run";
import { MUTANTS } from "../mutants/list";
import { runJest } from "../mutants/run-jest";
import { describeUnkilled, printVerdict, runMutants } from "../mutants/run-mutants";
import { withWorkCopies } from "../mutants/work-copy";
import { ROOT } from "../product/root";

/**
 * `npm run test:mutants [-- <id> …]`: applies each mutant to a copy of this work tree, two in parallel. The mutant's
 * test must fail, and the test of its safety net, if it has one, must pass. All these tests must pass on the unchanged
 * code first.
 */
async function main(ids: readonly string[]): Promise<number> {
  const mutants = MUTANTS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  if (mutants.length === 0) {
    console.error(`There is no mutant of this name: ${ids.join(" ")}`);
    return 1;
  }
  const began = performance.now();
  return withWorkCopies(ROOT, async (folders) => {
    console.log(`The tests of ${mutants.length} mutants, without any of them …`);
    const baseline = await runJest(folders[0] ?? ROOT, {
      files: [...new Set(mutants.map(({ testFile }) => testFile))],
      names: mutants.flatMap(({ test, stillPasses = test }) => [test, stillPasses]),
    });
    if (judgeRun(baseline) !== "survived") {
      console.error("Some of these tests fail without a mutant: mend them first.");
      return 1;
    }
    const verdicts = await runMutants(
      mutants,
      folders,
      async (folder, { testFile }, test) =>
        judgeRun(await runJest(folder, { files: [testFile], names: [test] })),
      printVerdict,
    );
    const failed = describeUnkilled(verdicts);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    console.log(
      `\n${verdicts.length - failed.length} of ${verdicts.length} killed, ${minutes} min`,
    );
    for (const line of failed) console.error(line);
    return failed.length === 0 ? 0 : 1;
  });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
