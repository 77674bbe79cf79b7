import { readConfig } from "@storefront/marketplace/config";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { fillSampleCatalog } from "@storefront/sandbox/sample-catalog/fill-sample-catalog";
import { copyDatabase, freshDatabase } from "@storefront/testbed/product/fresh-database";
import { readServers } from "@storefront/testbed/product/servers";
import { type OpenMarketplace, openMarketplace } from "@storefront/testbed/scale/open-marketplace";
import { HEAVY_BUYER } from "@storefront/testbed/scale/order-copies";
import { READS, type Read } from "@storefront/testbed/scale/reads";
import { type Row, table } from "./parts/table";
import { fillDatabase } from "./scale/fill-database";
import { measureInTurn, openObserver, type Times } from "./scale/measure-in-turn";
import { setUnlogged } from "./scale/set-unlogged";
import { SWEEPS_MEASURED } from "./scale/sweeps";

/**
 * `npm run bench:scale [-- <part of a name> …]`: every read and sweep in a marketplace of a million listings and a million
 * orders, in turn with the same in the sample catalog. Needs PostgreSQL on this machine (`DATA_DATABASE_URL`), whose user
 * may create databases, and 8 GB of disk.
 */
const SERVER = readServers().databaseUrl;
/** Allowed ratio of a read's time in the large marketplace to its time in the small one: processor time of the server. */
const MAX_RATIO = 1.5;
const MAX_FILL_S = 240;
/** Times, in ms, of which no visitor notices a ratio. */
const NEGLIGIBLE = { small: 1, large: 3 };

interface Side {
  marketplace: OpenMarketplace;
  token: string;
  observer: ReturnType<typeof openObserver>;
}

async function main(): Promise<void> {
  const small = await freshDatabase(SERVER);
  await fillSmall(small.url);
  const large = await copyDatabase(SERVER, small.url);
  try {
    const began = performance.now();
    await fillDatabase(large.url, console.log);
    const rows: Row[] = [fillRow((performance.now() - began) / 1000)];
    const sides: [Side, Side] = [await open(small.url), await open(large.url)];
    for (const work of chosen()) {
      const [a, b] = sides.map((side) => ({
        observer: side.observer,
        run: () => run(work, side),
      }));
      if (!a || !b) continue;
      const row = await measureInTurn(a, b).then(
        (times) => rowOf(work.name, times),
        (error: unknown) => failedRow(work.name, error),
      );
      console.log(`${row.name}: ${row.ours}`);
      rows.push(row);
    }
    for (const { marketplace, observer } of sides)
      await Promise.all([marketplace.close(), observer.end()]);
    console.log(`\n${table(rows)}`);
    process.exitCode = rows.every(({ reached }) => reached) ? 0 : 1;
  } finally {
    await Promise.all([small.drop(), large.drop()]);
  }
}

const fillRow = (seconds: number): Row => ({
  name: "a million listings and a million orders",
  ours: `filled in ${seconds.toFixed(0)} s`,
  beside: "–",
  target: `at most ${MAX_FILL_S} s`,
  reached: seconds <= MAX_FILL_S,
});

async function fillSmall(url: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: url });
  try {
    await migrate(db);
    await fillSampleCatalog(db, new Date(), readConfig({ SANDBOX: "1" }));
  } finally {
    await close();
  }
  await setUnlogged(url);
}

async function open(url: string): Promise<Side> {
  const marketplace = await openMarketplace(url);
  return {
    marketplace,
    token: await marketplace.tokenOf(HEAVY_BUYER),
    observer: openObserver(url),
  };
}

const chosen = (): readonly Read[] => {
  const parts = process.argv.slice(2);
  const all = [...READS, ...SWEEPS_MEASURED];
  return parts.length === 0
    ? all
    : all.filter(({ name }) => parts.some((part) => name.includes(part)));
};

const run = (read: Read, { marketplace, token }: Side): Promise<unknown> =>
  "path" in read
    ? marketplace.get(read.path, read.isAccount ? token : undefined)
    : read.run(marketplace.deps);

function rowOf(name: string, { small, large }: { small: Times; large: Times }): Row {
  const ratio = large.server / Math.max(small.server, 0.01);
  // A page of more rows takes longer: each row must not.
  const ofRow = (ratio * small.rows) / large.rows;
  const isNegligible = small.server < NEGLIGIBLE.small && large.server < NEGLIGIBLE.large;
  return {
    name,
    ours: shown(large),
    beside: shown(small),
    target: `${MAX_RATIO} times: ${ratio.toFixed(2)}, of a row ${ofRow.toFixed(2)}`,
    reached: Math.min(ratio, ofRow) <= MAX_RATIO || isNegligible,
  };
}

/** A read that ends in an error, of one marketplace or the other, fails by itself. */
const failedRow = (name: string, error: unknown): Row => ({
  name,
  ours: `failed: ${error instanceof Error ? error.message : error}`,
  beside: "",
  target: `${MAX_RATIO} times`,
  reached: false,
});

const shown = ({ server, call, rows }: Times) =>
  `${ms(server)}, call ${ms(call)}, ${rows} ${rows === 1 ? "row" : "rows"}`;
const ms = (value: number) => `${value.toFixed(2)} ms`;

await main();
