import { eq } from "drizzle-orm";
import type { Db } from "../../db/open";
import { settings } from "../../db/schema";
import { STEPS } from "./ladder";
import { type BoostPrice, priceBoost } from "./price-boost";
import type { Way } from "./way";

/** Settings key: the price level in percent, a whole number; 100 when it is not set. */
export const MARKET_PERCENT = "boost_price_percent";
const LOWEST = 50;
const HIGHEST = 300;

/** The price of a way today. */
export async function priceWay(db: Db, way: Way): Promise<BoostPrice> {
  const [row] = await db.select().from(settings).where(eq(settings.key, MARKET_PERCENT));
  const percent = Math.trunc(Number(row?.value ?? 100)) || 100;
  return priceBoost({
    steps: STEPS,
    from: way.start.position,
    to: way.target.position,
    inscription: way.inscription,
    partitionPercent: way.partition.percent,
    marketPercent: Math.min(HIGHEST, Math.max(LOWEST, percent)),
  });
}
