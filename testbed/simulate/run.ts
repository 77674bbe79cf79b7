import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Ending } from "./run-story";
import { shortenTrace } from "./shorten-trace";
import { draw, simulate, type Trace } from "./simulate";
import { createCoverage } from "./watch/coverage";
import { NEEDED_PAIRS } from "./watch/needed-pairs";

/**
 * `npm run simulate -- [--seed N] [--seeds COUNT] [--days D] [--cut] [--story] [--coverage] [--no-shorten] [--replay FILE]`: a marketplace in virtual
 * time, drawn from a seed, as docs/how-to/simulate-a-market.md says. Prints the hash of each story; ends 1 at the first
 * violation, with its seed and a shortened trace in a file that `--replay` runs.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    days: { type: "string", default: "2" },
    cut: { type: "boolean", default: false },
    story: { type: "boolean", default: false },
    /** Prints which acts have met which orders. */
    coverage: { type: "boolean", default: false },
    "no-shorten": { type: "boolean", default: false },
    replay: { type: "string" },
  },
});

/** Stories that each of the two searches for a shorter trace may run; one takes a second. */
const MOST_RUNS = 80;

const coverage = createCoverage();

async function main(): Promise<number> {
  if (values.replay !== undefined) {
    return report(JSON.parse(readFileSync(values.replay, "utf8")));
  }
  const [first, days] = [Number(values.seed), Number(values.days)];
  for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
    const code = await report({ ...draw(seed, days), isCut: values.cut });
    if (code !== 0) return code;
  }
  if (values.coverage) describeCoverage();
  return 0;
}

function describeCoverage(): void {
  for (const line of coverage.table()) console.log(line);
  for (const pair of NEEDED_PAIRS) {
    if (coverage.times(pair) > 0) continue;
    console.log(`not reached: ${pair.act}: ${pair.state}, with ${pair.part}`);
  }
}

async function report(trace: Trace): Promise<number> {
  const began = performance.now();
  const ending = await simulate(trace);
  if (values.story) for (const line of ending.lines) console.log(line);
  coverage.add(ending.coverage);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { hash, quarters, steps, crashes, violation } = ending;
  const figures = `${trace.actions.length} actions, ${steps} steps, ${crashes} crashes, ${seconds} s`;
  console.log(`seed ${trace.seed}, ${trace.days} days: ${hash} (${figures})`);
  console.log(`  after each quarter of a day: ${quarters.join(" ")}`);
  if (!violation) return 0;
  await describe(trace, violation);
  return 1;
}

async function describe(trace: Trace, violation: NonNullable<Ending["violation"]>): Promise<void> {
  const { invariant, detail, atS } = violation;
  console.error(`violated after ${atS} s: ${invariant}: ${detail}`);
  console.error(`To repeat: npm run simulate -- --seed ${trace.seed} --days ${trace.days}`);
  if (values["no-shorten"]) return;
  const short = await shortenTrace(trace, violation, MOST_RUNS);
  const file = join(tmpdir(), `trace-${trace.seed}-${invariant}.json`);
  writeFileSync(file, `${JSON.stringify(short, null, 1)}\n`);
  console.error(`${short.actions.length} of ${trace.actions.length} actions are enough:`);
  for (const action of short.actions) console.error(`  ${JSON.stringify(action)}`);
  console.error(`Replay: npm run simulate -- --replay ${file}`);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
