import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { type FreshDatabase, seededDatabase } from "../product/fresh-database";
import { openMarketplace } from "../scale/open-marketplace";
import { HEAVY_BUYER } from "../scale/order-copies";
import { READS } from "../scale/reads";
import { findScanned } from "./find-scanned";
import { fillTables } from "./large-tables";

/** A prepared statement may get a generic plan after five custom ones. */
const ROUNDS = 7;

let database: FreshDatabase;
let observer: OpenDatabase;
beforeAll(async () => {
  database = await seededDatabase(dataDatabaseUrl, dataSeededUrl);
  observer = await openDatabase({ databaseUrl: database.url });
  await fillTables(observer.db);
});
afterAll(async () => {
  await observer.close();
  await database.drop();
});

it.each(READS.map((read) => [read.name, read] as const))(
  "scans no large table: %s",
  async (_, read) => {
    const scanned = await findScanned(observer.db, database.url, async (databaseUrl) => {
      const marketplace = await openMarketplace(databaseUrl);
      try {
        const token = await marketplace.tokenOf(HEAVY_BUYER);
        for (let round = 0; round < ROUNDS; round += 1) {
          if ("run" in read) await read.run(marketplace.deps);
          else await marketplace.get(read.path, read.isAccount ? token : undefined);
        }
      } finally {
        await marketplace.close();
      }
    });
    expect(scanned).toEqual([]);
  },
);
