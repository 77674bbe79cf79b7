import type { CallAnswer } from "@storefront/contract/calls";
import type { catalogueItem } from "@storefront/contract/discovery/home";
import { fenToYuan } from "@storefront/contract/money";
import { and, eq, inArray } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { games, goods, sellers } from "../../database/schema";
import { describeFacts } from "../rules/describe-facts";
import { listingFlags } from "../rules/listing-flags";
import { coverOf } from "./cover";
import { nowPriceFen, pieceCounts, reasonOfListing } from "./listing-columns";
import { LISTED } from "./live-goods";
import { nextReturnOfGoods, showNextReturn } from "./next-return";
import { rentOption } from "./rent-option";

/** Facts that a list has room for. */
const FACTS_LISTED = 6;

/** The fields of a listing in lists, with its seller and its game joined. */
export const ITEM_COLUMNS = {
  goods,
  nowFen: nowPriceFen,
  pieces: pieceCounts,
  returnsAt: nextReturnOfGoods,
  seller: {
    nickname: sellers.nickname,
    authIdentity: sellers.authIdentity,
    creditTenths: sellers.creditTenths,
    selfUser: sellers.selfUser,
    officialUser: sellers.officialUser,
  },
  gameFacts: games.facts,
};

/** Begins a query for listings as lists show them. */
export const selectItems = (db: Db) =>
  db
    .select(ITEM_COLUMNS)
    .from(goods)
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .leftJoin(games, eq(games.name, goods.gameName));

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** Formats a listing for lists. */
export const toCatalogueItem = ({
  goods: row,
  nowFen,
  pieces,
  returnsAt,
  seller,
  gameFacts,
}: ItemRow): z.output<typeof catalogueItem> => ({
  goods_id: row.id,
  goods_name: row.name,
  game_name: row.gameName,
  goods_type: row.goodsType,
  trade_type_id: row.tradeTypeId,
  specs_type: row.specsType,
  cover: coverOf(row.media),
  now_price: fenToYuan(nowFen),
  origin_price: fenToYuan(row.originPriceFen > nowFen ? row.originPriceFen : 0),
  sale: row.sale,
  stock: pieces.reduce((sum, { available }) => sum + available, 0),
  unavailable: reasonOfListing(pieces, row),
  delivery_type: row.deliveryType,
  no_reason_refund: row.noReasonRefund ? 1 : 0,
  rent_option: rentOption(row),
  next_return: showNextReturn({ returnsAt, goods: row }),
  facts: describeFacts(row.facts, gameFacts ?? {}).slice(0, FACTS_LISTED),
  flags: listingFlags(row.texts),
  activity_until: row.activityUntil?.toISOString() ?? null,
  seller: {
    user_id: row.sellerId,
    nickname: seller.nickname,
    auth_identity: seller.authIdentity,
    credit_score: seller.creditTenths / 10,
    self_user: seller.selfUser ? 1 : 0,
    official_user: seller.officialUser ? 1 : 0,
  },
});

/** Reads listings on sale by their ids, in that order (product §7); those that are gone are left out. */
export async function readGoodsByIds(
  db: Db,
  ids: readonly number[],
): Promise<CallAnswer<"goodsByIds">> {
  if (ids.length === 0) return { list: [] };
  const rows = await selectItems(db).where(and(inArray(goods.id, [...ids]), LISTED));
  const items = new Map(rows.map((row) => [row.goods.id, toCatalogueItem(row)]));
  return { list: ids.flatMap((id) => items.get(id) ?? []) };
}
