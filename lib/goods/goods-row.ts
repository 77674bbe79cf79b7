import type { ListingFlag } from "@storefront/contract/fact-keys";
import { hasSpecPrices } from "@storefront/contract/listing/price-shown";
import type { NextReturn } from "@storefront/contract/listing/trade-view";
import { fenToYuan } from "@storefront/contract/money";
import { AUTOMATIC_DELIVERY, RENT } from "@storefront/contract/trade";
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
import { goodsKind } from "./goods-kind";
import { type FactView, readFacts, readFlags } from "./read-facts";
import { type ListedSeller, readListedSeller } from "./read-listed-seller";
import { readNextReturn } from "./read-next-return";

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
  /** The marker 起: the price is that of the cheapest spec. */
  from: boolean;
  sale: number;
  soldOut: boolean;
  /** Integer fen; 0 when it is not above the price. */
  originFen: number;
  automaticDelivery: boolean;
  /** 3 天无理由退款. */
  refundable: boolean;
  /** Of rentals, whose price is that of an hour. */
  rent: { depositFen: number; leastHours: number } | null;
  /** Of a rented account. */
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
    soldOut: asCount(item.stock) === 0,
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
