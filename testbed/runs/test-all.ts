import { spawnSync } from "node:child_process";
import { ROOT } from "../product/root";
import { drawSeeds, repeatCommand } from "./draw-seeds";

/**
 * `npm run test:all [-- --shard=<k>/<n>]`: the gate, the full browser and property tests, every landing page, the data
 * suite when PostgreSQL is available, and the other browsers, in the first shard. FC_SEED=random and E2E_SEED=random draw
 * random cases instead of the fixed ones; a failure prints the command that repeats the run.
 */
const shard = process.argv.slice(2).filter((arg) => arg.startsWith("--shard="));
const isFirst = shard.every((arg) => arg.startsWith("--shard=1/"));
const seeds = drawSeeds(process.env);
const repeat = repeatCommand(seeds, ["npm run test:all", ...shard].join(" -- "));
if (Object.keys(seeds).length > 0) console.log(`Seeds of this run: ${repeat}`);

const runs = [
  ["testbed/runs/test.ts", ...shard],
  ["testbed/runs/test-data.ts", ...shard],
  ...(isFirst ? [["testbed/runs/test-browsers.ts"]] : []),
];
const failed = runs.filter((script) => {
  const run = spawnSync(process.execPath, ["--import", "./scripts/tsx.js", ...script], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...seeds, TEST_SCOPE: "full" },
  });
  return run.status !== 0;
});
if (failed.length > 0)
  console.error(`\n${failed.map(([script]) => script).join(", ")} failed. To repeat: ${repeat}`);
process.exit(failed.length === 0 ? 0 : 1);
