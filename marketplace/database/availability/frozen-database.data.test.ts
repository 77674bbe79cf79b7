import { setImmediate as turn } from "node:timers/promises";
import { type FreshDatabase, testDatabase } from "@storefront/testbed/product/fresh-database";
import { startTcpRelay, type TcpRelay } from "@storefront/testbed/product/tcp-relay";
import { sql } from "drizzle-orm";
import type { OpenDatabase } from "../db";
import { CALL_LIMITS, openPostgres } from "../open-postgres";

/** As many as a marketplace's sweeps and calls send at once. */
const STATEMENTS = 12;
const SILENT_MS = 6_000;
/** Of probes, each with a limit of 2 s; the sweeps would make 20 more. */
const MOST_CONNECTIONS = 10;

let database: FreshDatabase;
let relay: TcpRelay;
let shop: OpenDatabase;
let changes: boolean[];
beforeEach(async () => {
  changes = [];
  database = await testDatabase(dataDatabaseUrl);
  relay = await startTcpRelay(database.url);
  const onAvailable = (isAvailable: boolean) => void changes.push(isAvailable);
  shop = await openPostgres(relay.url, { limits: CALL_LIMITS, onAvailable });
});
afterEach(async () => {
  await shop.close();
  await relay.close();
  await database.drop();
});

/** Sends statements outside of calls, as sweeps do, until `isOver`; each is tried again at once. */
const sweepUntil = (isOver: () => boolean) =>
  Promise.all(
    Array.from({ length: STATEMENTS }, async () => {
      while (!isOver()) {
        await shop.db.execute(sql`select 1`).catch(() => undefined);
        await turn();
      }
    }),
  );

it("does not connect again and again to a database that is frozen, and recovers", async () => {
  relay.silent();
  const before = relay.connections();
  const began = performance.now();
  const call = shop.availability.watch(() => shop.db.execute(sql`select 1`));
  await expect(call).rejects.toThrow();
  await sweepUntil(() => performance.now() - began > SILENT_MS);
  expect(changes).toEqual([false]);
  expect(relay.connections() - before).toBeLessThan(MOST_CONNECTIONS);
  await relay.up();
  await sweepUntil(() => changes.length === 2);
  await shop.db.execute(sql`select 1`);
});

it("closes while the database is frozen, listening connection and running statements included", async () => {
  const other = await openPostgres(relay.url, { limits: CALL_LIMITS });
  const listening = new Promise<void>((resolve) => {
    other.databaseEvents.listen("due_work", resolve);
  });
  await listening;
  relay.silent();
  const running = other.db.execute(sql`select 1`).catch(() => "cut");
  await other.close();
  expect(await running).toBe("cut");
  await relay.up();
});
