import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { settings } from "../../database/schema";
import type { ValidatedBoost } from "../../domain/boost/boost-request";
import { STEPS } from "../../domain/boost/ladder";
import { type BoostPrice, priceBoost } from "../../domain/boost/price-boost";

/** Settings key of the price level, an integer in percent; 100 when unset. */
export const MARKET_PERCENT = "boost_price_percent";
const LOWEST = 50;
const HIGHEST = 300;

/** Computes the current price of a boost. */
export async function computeBoostPrice(db: Db, boost: ValidatedBoost): Promise<BoostPrice> {
  const [row] = await db.select().from(settings).where(eq(settings.key, MARKET_PERCENT));
  const percent = Math.trunc(Number(row?.value ?? 100)) || 100;
  return priceBoost({
    steps: STEPS,
    from: boost.start.position,
    to: boost.target.position,
    inscription: boost.inscription,
    partitionPercent: boost.partition.percent,
    marketPercent: Math.min(HIGHEST, Math.max(LOWEST, percent)),
  });
}
