import { pieceReason, type UnavailableReason } from "@storefront/contract/listing/availability";
import type { ListingFlag } from "@storefront/contract/listing/fact-keys";
import { hasSpecPrices } from "@storefront/contract/listing/price-shown";
import { AUTOMATIC_DELIVERY, RENT } from "@storefront/contract/listing/trade";
import type { NextReturn } from "@storefront/contract/listing/trade-view";
import { fenToYuan } from "@storefront/contract/money";
import {
  asCount,
  asFen,
  asFlag,
  asList,
  asObject,
  asText,
  asTime,
  unique,
} from "@/lib/decode/lenient";
import type { Fields } from "@/lib/decode/strict";
import { goodsKind } from "./goods-kind";
import { type FactView, readFacts, readFlags } from "./read-facts";
import { type ListedSeller, readListedSeller } from "./read-listed-seller";
import { readNextReturn } from "./read-next-return";
import { readReason } from "./read-trade";

/** A listing as rows and cards show it. */
export interface GoodsRow {
  id: number;
  name: string;
  game: string;
  /** 账号, 租号, 卡密 … */
  kind: string;
  cover: string;
  /** Yuan, two decimals. */
  price: string;
  /** The marker 起: the price of the cheapest spec. */
  from: boolean;
  sale: number;
  soldOut: boolean;
  /** Why it cannot be bought; null when it can. */
  unavailable: UnavailableReason | null;
  /** Integer fen; 0 when it is not above the price. */
  originFen: number;
  automaticDelivery: boolean;
  /** 3 天无理由退款. */
  refundable: boolean;
  /** For rentals, whose price is the price of one hour. */
  rent: { depositFen: number; leastHours: number } | null;
  /** For a rented account. */
  nextReturn: NextReturn | null;
  facts: readonly FactView[];
  flags: readonly ListingFlag[];
  seller: ListedSeller | null;
  /** When the activity price ends, ms since 1970. */
  activityUntil: number | null;
}

/** Decodes a list of listings, without duplicates; entries without a goods id or name are left out. */
export function readRows(list: unknown): GoodsRow[] {
  return unique(asList(list, readRow), (row) => row.id);
}

/** Decodes a listing of a list. @returns null without a goods id or a name */
export function readRow(value: unknown): GoodsRow | null {
  const item = asObject(value);
  const id = asCount(item.goods_id);
  const name = asText(item.goods_name, 300);
  if (id === 0 || name === "") return null;
  const tradeType = asCount(item.trade_type_id);
  const rent = asObject(item.rent_option);
  const unavailable = readRowReason(item, tradeType);
  return {
    id,
    name,
    game: asText(item.game_name, 40),
    kind: goodsKind({
      goods_type: asText(item.goods_type, 40),
      trade_type_id: tradeType,
    }),
    cover: asText(item.cover, 1000),
    price: fenToYuan(asFen(item.now_price)),
    from: hasSpecPrices(asCount(item.specs_type)),
    sale: asCount(item.sale),
    soldOut: unavailable !== null,
    unavailable,
    originFen: asFen(item.origin_price),
    automaticDelivery: asCount(item.delivery_type) === AUTOMATIC_DELIVERY,
    refundable: asFlag(item.no_reason_refund),
    rent:
      tradeType === RENT
        ? { depositFen: asFen(rent.deposit), leastHours: asCount(rent.least_time) }
        : null,
    nextReturn: readNextReturn(item.next_return),
    facts: readFacts(item.facts),
    flags: readFlags(item.flags),
    seller: readListedSeller(item.seller),
    activityUntil: asTime(item.activity_until),
  };
}

/**
 * Reads why a listing of a list cannot be bought; null when it can. Without a word of the marketplace, what is not in
 * stock counts as sold or rented: lists do not say from how many pieces on it is sold.
 */
export function readRowReason(item: Fields, tradeType: number): UnavailableReason | null {
  const said = readReason(item.unavailable);
  if (said !== undefined) return said;
  const counts = { available: asCount(item.stock, 1), held: asCount(item.held), sold: 1, least: 1 };
  return pieceReason(counts, tradeType === RENT);
}
