import { sampledCases } from "../jest/test-scope";
import { runProgram } from "./run-program";

const DAYS_EACH = 10;
const STORIES = 10;
const TIMEOUT_MS = 900_000;

/** A hundred days; every night other ones (FC_SEED=random). */
const seeds = Array.from({ length: STORIES }, (_, index) => propertySeed + index);

it.each(sampledCases(seeds, STORIES))(
  "keeps every promise for ten days of seed %d",
  async (seed) => {
    const { code, output } = await runProgram(["--seed", `${seed}`, "--days", `${DAYS_EACH}`]);
    expect(output).toContain(`seed ${seed}, ${DAYS_EACH} days`);
    expect(code === 0 ? "" : output).toBe("");
  },
  TIMEOUT_MS,
);
