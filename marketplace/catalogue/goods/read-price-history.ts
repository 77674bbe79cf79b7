import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { PRICE_HISTORY_DAYS } from "@storefront/contract/listing/price-history";
import { fenToYuan } from "@storefront/contract/money";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { goods, listingPrices } from "../../database/schema";
import { isLive } from "./live-goods";

/** Prices that are read: a seller may change one every minute. */
const MOST = 200;

/**
 * Reads the prices of the last 90 days, with the one that was in force when they began (product §7).
 * @throws ApiError `goodsNotFound` when the listing does not exist or was removed
 */
export async function readPriceHistory(
  db: Db,
  goodsId: number,
): Promise<CallAnswer<"priceHistory">> {
  const { since, priceFen } = listingPrices;
  const begin = sql`clock_timestamp() - make_interval(days => ${PRICE_HISTORY_DAYS})`;
  const inForce = sql`coalesce((
    select max(first.since) from ${listingPrices} as first
    where first.goods_id = ${goodsId} and first.since <= ${begin}), '-infinity')`;
  const rows = await db
    .select({ since, priceFen })
    .from(goods)
    .leftJoin(listingPrices, and(eq(listingPrices.goodsId, goods.id), sql`${since} >= ${inForce}`))
    .where(isLive(goodsId))
    .orderBy(desc(since))
    .limit(MOST);
  if (rows.length === 0) throw new ApiError("goodsNotFound");
  const list = rows.flatMap((row) =>
    row.since === null || row.priceFen === null
      ? []
      : [{ price: fenToYuan(row.priceFen), since: row.since.toISOString() }],
  );
  return { list: list.reverse() };
}
