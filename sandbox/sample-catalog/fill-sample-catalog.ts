import { fileURLToPath } from "node:url";
import { refreshSellerFigures } from "@storefront/marketplace/catalogue/catalogue";
import type { Config } from "@storefront/marketplace/config";
import type { Db } from "@storefront/marketplace/database/db";
import { sellers } from "@storefront/marketplace/database/schema";
import { sweepSettlements } from "@storefront/marketplace/fulfilment/fulfilment";
import { importCatalogue } from "@storefront/operator/catalogue/import-catalogue";
import { createLog } from "@storefront/platform/observability/log";
import { isNull } from "drizzle-orm";
import { insertBuyers } from "./buyers";
import { insertBoosters, insertBoosts } from "./earlier-boosts";
import { insertPayouts } from "./earlier-payouts";
import { insertEarlierReviews } from "./earlier-reviews";
import { insertSales } from "./earlier-sales";
import { giveCoupons } from "./owned-coupons";

const CATALOGUE = fileURLToPath(new URL("../catalogue", import.meta.url));

/** The key with which the buyers' phone numbers are encrypted. */
type KeyConfig = Pick<Config, "operatorKey">;

/** Fills an empty database of the sandbox with the sample catalog, its buyers and their earlier orders. */
export async function fillSampleCatalog(db: Db, now: Date, config: KeyConfig): Promise<void> {
  await importSample(db, CATALOGUE, now);
  await insertBuyers(db, now, config);
  await giveCoupons(db, now);
  await insertBoosters(db, now);
  await insertSales(db, now);
  await insertPayouts(db, now);
  await insertEarlierReviews(db, now);
  await insertBoosts(db, now);
  await settleSales(db, now);
  await computeFigures(db, now);
}

/**
 * Pays out the sales that are due now. Otherwise the sweeper of every new market would do so, while its first requests
 * wait.
 */
async function settleSales(db: Db, now: Date): Promise<void> {
  const clock = { now: () => now };
  await sweepSettlements({ db, clock, log: createLog("sandbox", "error") });
}

/** Computes all sellers' figures now: the sweeper would after some seconds, when pages without them are in the cache. */
async function computeFigures(db: Db, now: Date): Promise<void> {
  const clock = { now: () => now };
  while ((await db.$count(sellers, isNull(sellers.figuresAt))) > 0)
    await refreshSellerFigures({ db, clock });
}

/** Fills a database with the fixed listings and the buyers that can log in only. Fast, for tests. */
export async function fillFixedListings(db: Db, now: Date, config: KeyConfig): Promise<void> {
  await importSample(db, `${CATALOGUE}/1-fixed-listings`, now);
  await insertBuyers(db, now, config);
  await giveCoupons(db, now);
  await insertBoosters(db, now);
}

async function importSample(db: Db, path: string, now: Date): Promise<void> {
  const imported = await importCatalogue(db, path, { now, agreedBy: "样例目录" });
  if (imported.state === "imported") return;
  const [first] = imported.problems;
  throw new Error(`the sample catalog: ${first?.where}: ${first?.what}: ${first?.problem}`);
}
