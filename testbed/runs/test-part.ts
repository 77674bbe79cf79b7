import { spawnSync } from "node:child_process";
import { ROOT } from "../product/root";
import { PARTS, pickPart, readSeed } from "./pick-part";

/**
 * `npm run test:part`: runs a random part of the tests beyond the gate, so that every change covers some of them.
 * TEST_PART_SEED repeats a part.
 */
const seed = readSeed(process.env["TEST_PART_SEED"]);
const part = pickPart(seed);
console.log(`Part ${part} of the tests beyond the gate, drawn from ${PARTS} by seed ${seed}.`);
const { status } = spawnSync(
  process.execPath,
  ["--import", "./scripts/tsx.js", "testbed/runs/test.ts", `--shard=${part}`],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, TEST_SCOPE: "rest", TEST_SAMPLE: "1" },
  },
);
if (status !== 0) console.error(`To repeat this part: TEST_PART_SEED=${seed} npm run test:part`);
process.exit(status ?? 1);
