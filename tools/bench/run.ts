import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withTimeout } from "@storefront/platform/with-timeout";
import { ROOT } from "@storefront/testbed/product/root";
import { buildIfNeeded } from "@/scripts/launch/build-if-needed";
import { measureBareCalls } from "./calls/bare-calls";
import { measureRelevanceRows } from "./discovery/relevance-rows";
import { measureFloods } from "./flood/measure-flood";
import { measureDueOrders } from "./jobs/due-orders";
import { measureHangingProvider } from "./jobs/hanging-provider";
import { measureIdle } from "./jobs/idle";
import { measureSmallUpload } from "./jobs/small-upload";
import { Bench, type Measurement } from "./parts/bench";
import { measureLighthouse } from "./parts/lighthouse-rows";
import { measureOrders } from "./parts/orders";
import { type Row, table } from "./parts/table";
import { measureCall } from "./server/calls";
import { measureFirstVisits } from "./server/first-visit";
import { measureFrontCache } from "./server/front-cache";
import { measureSecondBrand, measureUnchanged } from "./server/lifetimes";
import { measureLive } from "./server/live";
import { measurePage } from "./server/page";
import { measurePageBytes } from "./server/page-bytes";
import { measureMemory } from "./server/page-memory";
import { measureOneRender, measureStale, measureUnknownIds } from "./server/renders";
import { measureStopping } from "./server/stopping";
import { measureThroughput } from "./server/throughput";
import { measureUncachedPages } from "./server/uncached-pages";
import { measureWorkers } from "./server/workers";

/** Of the browser's debugger. */
const BROWSER = 3322;

/** A part of the bench takes two minutes, the longest one five. */
const LONGEST_MS = 15 * 60_000;

/** In the order they run: those on one kind of product after each other. */
const MEASUREMENTS: readonly Measurement[] = [
  {
    name: "one render",
    measure: async (bench) => measureOneRender(await bench.relayedProduct()),
  },
  { name: "stale page", measure: async (bench) => measureStale(await bench.relayedProduct()) },
  {
    name: "lifetimes: another brand",
    measure: async (bench) => measureSecondBrand(await bench.relayedProduct()),
  },
  {
    name: "lifetimes: no changes",
    measure: async (bench) => measureUnchanged(await bench.relayedProduct()),
  },
  {
    name: "calls: common/time",
    measure: async (bench) => measureCall(await bench.product(), "common/time"),
  },
  {
    name: "calls: pay_status",
    measure: async (bench) => measureCall(await bench.product(), "pay_status"),
  },
  { name: "calls: marketplace beside bare Hono", measure: measureBareCalls },
  { name: "throughput", measure: measureThroughput },
  { name: "uncached pages", measure: measureUncachedPages },
  { name: "page bytes", measure: async (bench) => measurePageBytes(await bench.product()) },
  {
    name: "first visits",
    measure: async (bench) => measureFirstVisits(bench.folder, await bench.product()),
  },
  { name: "unknown ids", measure: async (bench) => measureUnknownIds(await bench.product()) },
  { name: "goods page", measure: measurePage },
  { name: "floods", measure: async (bench) => measureFloods((await bench.product()).port) },
  {
    name: "lighthouse",
    measure: async (bench) => measureLighthouse((await bench.product()).port, BROWSER),
  },
  { name: "nginx", measure: measureFrontCache },
  { name: "workers", measure: measureWorkers },
  { name: "memory", measure: async (bench) => measureMemory(await bench.product()) },
  { name: "live", measure: async (bench) => measureLive(await bench.product()) },
  { name: "stopping", measure: measureStopping },
  { name: "idle", measure: measureIdle },
  {
    name: "small picture beside large ones",
    needsNoBuild: true,
    measure: async (bench) => {
      await bench.stop();
      return measureSmallUpload();
    },
  },
  {
    name: "search relevance",
    needsNoBuild: true,
    measure: async (bench) => {
      await bench.stop();
      return measureRelevanceRows(bench.lists);
    },
  },
  {
    name: "due orders",
    measure: async (bench) => {
      await bench.stop();
      return [await measureDueOrders(), await measureHangingProvider()];
    },
  },
  {
    name: "orders",
    measure: async (bench) => {
      await bench.stop();
      return measureOrders();
    },
  },
];

/**
 * `npm run bench [-- <part of a name> …]`: measures every figure of docs/performance.md, or the parts whose names contain
 * one of the arguments, and prints each row when it is measured and all of them at the end. Arguments that end in `.jsonl`
 * are further lists of queries for the search (testbed/relevance).
 */
async function main(args: readonly string[]): Promise<void> {
  const parts = args.filter((arg) => !arg.endsWith(".jsonl"));
  const lists = args.filter((arg) => arg.endsWith(".jsonl"));
  const isSelected = ({ name }: Measurement) =>
    parts.length === 0 || parts.some((part) => name.toLowerCase().includes(part.toLowerCase()));
  const selected = MEASUREMENTS.filter(isSelected);
  if (selected.length === 0) {
    const names = MEASUREMENTS.map(({ name }) => name).join(", ");
    throw new Error(`nothing to measure; the parts are: ${names}`);
  }
  const needsBuild = selected.some(({ needsNoBuild }) => !needsNoBuild);
  if (needsBuild && !(await buildIfNeeded(ROOT))) throw new Error("there is no build to measure");
  const folder = mkdtempSync(join(tmpdir(), "storefront-bench-"));
  const bench = new Bench(folder, lists);
  const rows: Row[] = [];
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void bench.stop().finally(() => process.exit(1)));
  }
  try {
    for (const measurement of selected) rows.push(...(await measureWithin(bench, measurement)));
  } finally {
    await bench.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${table(rows)}`);
  process.exit(rows.every((row) => row.reached) ? 0 : 1);
}

/** Measures and prints one part. One that fails or hangs is a row that is not reached, and the others are still measured. */
async function measureWithin(bench: Bench, { name, measure }: Measurement): Promise<Row[]> {
  const began = performance.now();
  const measured = await withTimeout(measure(bench), LONGEST_MS)
    .then((rows) => [rows].flat())
    .catch(async (error: unknown) => {
      console.error(error);
      await bench.stop();
      return [{ name, ours: "not measured", beside: "–", target: "–", reached: false }];
    });
  const seconds = (performance.now() - began) / 1000;
  console.log(`${name}, ${seconds.toFixed(0)} s\n${table(measured)}`);
  return measured;
}

await main(process.argv.slice(2));
