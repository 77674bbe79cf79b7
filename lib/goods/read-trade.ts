import { toReason, type UnavailableReason } from "@storefront/contract/listing/availability";
import type { Fields } from "@/lib/decode/strict";
import { asCount, asFen, asFlag, asList, asObject, asText, unique } from "../decode/lenient";
import type { SpecView, TradeView } from "./goods-view";
import { readNextReturn } from "./read-next-return";

/** Reads the fields of the buy box. Used on the server, and in the browser for the visitor's own prices. */
export function readTrade(detail: Fields): TradeView {
  return {
    goodsId: asCount(detail.goods_id),
    tradeType: asCount(detail.trade_type_id),
    specsType: asCount(detail.specs_type, 1),
    specs: unique(asList(detail.specs, readSpec), (spec) => spec.id),
    stock: asCount(detail.stock),
    held: asCount(detail.held),
    unavailable: readReason(detail.unavailable),
    minSale: asCount(detail.min_sale_num),
    maxSale: asCount(detail.max_sale_num),
    afterDiscountFen: asFen(detail.price_after_discount),
    activityFen: asFen(detail.activity_price),
    normalFen: asFen(detail.normal_price),
    originFen: asFen(detail.origin_price),
    cashbackFen: asFen(detail.return_cash),
    leastHours: Math.max(1, asCount(asObject(detail.rent_option).least_time)),
    nextReturn: readNextReturn(detail.next_return),
    groupBuy: asFlag(detail.open_group_buy),
    groupFen: asFlag(detail.open_group_buy) ? asFen(detail.group_buy_price) : 0,
  };
}

/** @returns undefined when the marketplace says nothing, or what this version does not know */
export const readReason = (value: unknown): UnavailableReason | null | undefined =>
  value === null ? null : (toReason(value) ?? undefined);

/** A spec without an id cannot be ordered, so it is not shown. */
function readSpec(value: unknown): SpecView | null {
  const spec = asObject(value);
  const id = asCount(spec.goods_spec_id);
  if (id === 0) return null;
  return {
    id,
    name: asText(spec.spec_name, 120) || `规格 ${id}`,
    desc: asText(spec.spec_desc, 300),
    priceFen: asFen(spec.spec_price),
    originFen: asFen(spec.spec_origin_price),
    activityFen: asFen(spec.activity_price),
    cashbackFen: asFen(spec.normal_return_cash),
    stock: asCount(spec.spec_stock),
    unavailable: readReason(spec.unavailable),
    minSale: asCount(spec.min_sale_num),
    maxSale: asCount(spec.max_sale_num),
  };
}
