import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { RANK_FACT } from "@storefront/contract/listing/fact-keys";
import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import { and, arrayContains, desc, eq, inArray } from "drizzle-orm";
import { isOneOf } from "../../database/conditions";
import type { Db } from "../../database/db";
import { games, goods, listingIndex, orders } from "../../database/schema";
import { describeFacts } from "../rules/describe-facts";
import { isLive } from "./live-goods";

/** Kinds whose listings have a rank. */
const KINDS = ["account", "rent"];
/** Deals that are shown. */
const SHOWN = 6;
/** Listings whose orders are looked through: the newest ones. */
const CANDIDATES = 300;
/** Facts of a deal. */
const FACTS = 4;

/**
 * Reads completed sales of listings of the same game, kind and rank (product §7): neither the buyer nor the time, and none that
 * was refunded, even partly, or is in dispute.
 * @throws ApiError `goodsNotFound`
 */
export async function readRecentDeals(db: Db, goodsId: number): Promise<CallAnswer<"recentDeals">> {
  const [listing] = await db
    .select({
      game: goods.gameName,
      facts: goods.facts,
      kind: listingIndex.kind,
      gameFacts: games.facts,
    })
    .from(goods)
    .leftJoin(listingIndex, eq(listingIndex.goodsId, goods.id))
    .leftJoin(games, eq(games.name, goods.gameName))
    .where(isLive(goodsId));
  if (!listing) throw new ApiError("goodsNotFound");
  const { game, kind, facts, gameFacts } = listing;
  const rank = facts[RANK_FACT];
  if (typeof rank !== "string" || kind === null || !KINDS.includes(kind))
    return { game_name: game, rank: "", list: [] };
  const similar = db
    .select({ id: listingIndex.goodsId })
    .from(listingIndex)
    .where(arrayContains(listingIndex.keys, [`${game}/${kind}/${RANK_FACT}:${rank}`]))
    .orderBy(desc(listingIndex.goodsId))
    .limit(CANDIDATES);
  const rows = await db
    .select({
      fen: orders.unitFen,
      hours: orders.rentHours,
      paidAt: orders.paidAt,
      facts: goods.facts,
    })
    .from(orders)
    .innerJoin(goods, eq(goods.id, orders.goodsId))
    .where(
      and(
        inArray(orders.goodsId, similar),
        isOneOf(orders.status, "collected", "completed"),
        eq(orders.refundedFen, 0),
        eq(orders.inAfterSale, false),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(SHOWN);
  return {
    game_name: game,
    rank,
    list: rows.flatMap(({ fen, hours, paidAt, facts: sold }) =>
      paidAt === null
        ? []
        : [
            {
              // The unit of a rental is its hours.
              price: fenToYuan(Math.round(fen / (hours ?? 1))),
              day: fullTime(paidAt).slice(0, 10),
              facts: describeFacts(sold, gameFacts ?? {}).slice(0, FACTS),
            },
          ],
    ),
  };
}
