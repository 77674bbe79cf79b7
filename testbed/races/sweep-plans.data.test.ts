import { readConfig } from "@storefront/marketplace/config";
import type { Db, OpenDatabase } from "@storefront/marketplace/database/db";
import { type DueKind, readDueTimes } from "@storefront/marketplace/database/due-times";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { findPayable } from "@storefront/marketplace/orders/orders";
import type { PaymentProvider } from "@storefront/marketplace/providers/payments/provider";
import { createLog } from "@storefront/platform/observability/log";
import { sql } from "drizzle-orm";
import { SWEEPS, type Sweep, type SweeperDeps } from "@/marketplace/background/sweeps";
import { hasChanges } from "@/marketplace/catalogue/goods/change-outbox";
import { type FreshDatabase, testDatabase } from "../product/fresh-database";
import { findScanned } from "./find-scanned";
import { fillTables } from "./large-tables";

/** A prepared statement may get a generic plan after five custom ones. */
const ROUNDS = 7;

const NOW = new Date("2026-03-01T10:00:00.000Z");

let database: FreshDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase(dataDatabaseUrl);
  open = await openDatabase({ databaseUrl: database.url });
  await migrate(open.db);
  await fillTables(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

/** @returns what sweeps need, with providers that are never called: nothing waits for them */
const depsOn = (db: Db): SweeperDeps => ({
  db,
  clock: { now: () => NOW },
  config: readConfig({ SANDBOX: "1" }),
  payments: { alipay: {} as PaymentProvider, wxpay: {} as PaymentProvider },
  log: createLog("marketplace", "silent"),
  findPayable,
  sms: { send: async () => {}, notify: async () => {} },
});

const { signal } = new AbortController();
const KINDS = Object.values<Sweep>(SWEEPS).flatMap(({ due }): readonly DueKind[] =>
  typeof due === "string" ? [due] : "everyS" in due ? [] : due,
);

/** Runs `work` on connections of its own. @returns the large tables that it has scanned from end to end */
const scannedBy = (work: (db: Db) => Promise<unknown>) =>
  findScanned(open.db, database.url, async (databaseUrl) => {
    const { db, close } = await openDatabase({ databaseUrl });
    await work(db).finally(close);
  });

it.each(["auto", "force_generic_plan"])(
  "scans no large table in any sweep, with plan_cache_mode %s",
  async (mode) => {
    await open.db.execute(
      sql.raw(
        `do $$ begin execute format('alter database %I set plan_cache_mode = ${mode}', current_database()); end $$`,
      ),
    );
    const scanned: string[] = [];
    for (const [name, sweep] of Object.entries<Sweep>(SWEEPS)) {
      const tables = await scannedBy(async (db) => {
        for (let round = 0; round < ROUNDS; round += 1) await sweep.run(depsOn(db), signal);
      });
      scanned.push(...tables.map((table) => `${name}: ${table}`));
    }
    expect(scanned).toEqual([]);
  },
);

it("scans no large table to find out what is due and what has changed", async () => {
  const tables = await scannedBy(async (db) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await readDueTimes(db, KINDS);
      await hasChanges(db);
    }
  });
  expect(tables).toEqual([]);
});

it("sees a scan", async () => {
  const tables = await scannedBy((db) => db.execute(sql`select from orders where remark = ''`));
  expect(tables).toEqual(["orders"]);
});
