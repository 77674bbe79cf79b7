import postgres, { type Sql } from "postgres";
import { readBackendMs } from "./backend-time";
import { rowsOf } from "./rows-of";

/** Milliseconds of one run. */
export interface Times {
  /** Rows of the answer. */
  rows: number;
  /** Processor time of the database server. */
  server: number;
  /** Duration. */
  call: number;
}

/** One of the two databases. */
export interface Side {
  observer: Sql;
  run: () => Promise<unknown>;
}

/** So often, PostgreSQL has chosen between a generic plan and custom ones (five runs on a connection; there are six). */
const WARM_UP = 12;
const ROUNDS = 9;
/** Runs per round last about so long, so that the processor time is far above its resolution. */
const ROUND_MS = 30;
const MAX_RUNS = 20;

export const openObserver = (url: string): Sql => postgres(url, { max: 1, onnotice: () => {} });

/** Measures the same work on both databases in turn. @returns the medians of the rounds */
export async function measureInTurn(
  small: Side,
  large: Side,
): Promise<{ small: Times; large: Times }> {
  const runs = [await warmUp(small), await warmUp(large)];
  const rows = [rowsOf(await small.run()), rowsOf(await large.run())];
  const found: [Times[], Times[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, side] of [small, large].entries()) {
      found[at]?.push({ ...(await measure(side, runs[at] ?? 1)), rows: rows[at] ?? 1 });
    }
  }
  return { small: medians(found[0]), large: medians(found[1]) };
}

/** @returns the runs of a round */
async function warmUp({ run }: Side): Promise<number> {
  const began = performance.now();
  let runs = 0;
  while (runs < WARM_UP && (runs < 3 || performance.now() - began < 3_000)) {
    await run();
    runs += 1;
  }
  const each = (performance.now() - began) / runs;
  return Math.min(MAX_RUNS, Math.max(1, Math.round(ROUND_MS / each)));
}

async function measure({ observer, run }: Side, runs: number): Promise<Omit<Times, "rows">> {
  const before = await readBackendMs(observer);
  const calls: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const began = performance.now();
    await run();
    calls.push(performance.now() - began);
  }
  return { server: ((await readBackendMs(observer)) - before) / runs, call: median(calls) };
}

const medians = (times: readonly Times[]): Times => ({
  rows: times[0]?.rows ?? 1,
  server: median(times.map(({ server }) => server)),
  call: median(times.map(({ call }) => call)),
});

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
