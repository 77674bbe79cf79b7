import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { drawSeeds, repeatCommand } from "./testing/draw-seeds";

/**
 * `npm run test:all [-- --shard=<k>/<n>]`: the gate, the browser and property tests beyond it, every landing page, and
 * the data suite where PostgreSQL is there. FC_SEED=random and E2E_SEED=random draw other cases than the fixed ones; a
 * failure ends with the command that repeats the run.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const shard = process.argv.slice(2).filter((arg) => arg.startsWith("--shard="));
const seeds = drawSeeds(process.env);
const again = repeatCommand(seeds, ["npm run test:all", ...shard].join(" -- "));
if (Object.keys(seeds).length > 0) console.log(`Seeds of this run: ${again}`);

const failed = ["scripts/test.ts", "scripts/test-data.ts"].filter((script) => {
  const run = spawnSync(process.execPath, ["--import", "tsx", script, ...shard], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...seeds, TEST_SCOPE: "full" },
  });
  return run.status !== 0;
});
if (failed.length > 0) console.error(`\n${failed.join(", ")} failed. To repeat: ${again}`);
process.exit(failed.length === 0 ? 0 : 1);
