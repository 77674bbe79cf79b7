import type { CallAnswer } from "@storefront/contract/calls";
import { pieceReason, type UnavailableReason } from "@storefront/contract/listing/availability";
import { services } from "@storefront/contract/listing/promises";
import { AUTOMATIC_DELIVERY, RENT } from "@storefront/contract/listing/trade";
import type { Guarantee, SpecView, TradeView } from "@storefront/contract/listing/trade-view";
import { yuanToFen } from "@storefront/contract/money";

export type Goods = CallAnswer<"goodsDetail">;

/** @returns what prices, bounds and buttons depend on, as the rules of `contract/listing` take it */
export function tradeOf(goods: Goods): TradeView {
  return {
    goodsId: goods.goods_id,
    tradeType: goods.trade_type_id,
    specsType: goods.specs_type,
    specs: goods.specs.map(specOf),
    stock: goods.stock,
    held: goods.held ?? 0,
    unavailable: goods.unavailable,
    minSale: goods.min_sale_num,
    maxSale: goods.max_sale_num,
    afterDiscountFen: fen(goods.price_after_discount),
    activityFen: fen(goods.activity_price),
    normalFen: fen(goods.normal_price),
    originFen: fen(goods.origin_price),
    cashbackFen: fen(goods.return_cash),
    leastHours: Math.max(1, goods.rent_option?.least_time ?? 1),
    nextReturn: nextReturnOf(goods),
    groupBuy: goods.open_group_buy === 1,
    groupFen: goods.open_group_buy === 1 ? fen(goods.group_buy_price) : 0,
  };
}

/** @returns null when it is not rented, or the marketplace does not say */
export function nextReturnOf({
  next_return: next,
}: Pick<Goods, "next_return">): TradeView["nextReturn"] {
  return next ? { at: Date.parse(next.ends_at), needsCheck: next.needs_check === 1 } : null;
}

/** Why a listing of a list cannot be bought; an older marketplace says only what is in stock. */
export const reasonOfItem = ({
  unavailable,
  stock,
  trade_type_id,
}: Pick<Goods, "unavailable" | "stock" | "trade_type_id">): UnavailableReason | null =>
  unavailable === undefined
    ? pieceReason({ available: stock, held: 0, sold: 1, least: 1 }, trade_type_id === RENT)
    : unavailable;

const specOf = (spec: Goods["specs"][number]): SpecView => ({
  id: spec.goods_spec_id,
  name: spec.spec_name,
  desc: spec.spec_desc,
  priceFen: fen(spec.spec_price),
  originFen: fen(spec.spec_origin_price),
  activityFen: fen(spec.activity_price),
  cashbackFen: fen(spec.normal_return_cash),
  stock: spec.spec_stock,
  unavailable: spec.unavailable,
  minSale: spec.min_sale_num,
  maxSale: spec.max_sale_num,
});

/** @returns all guarantees of a listing, promises first */
export const servicesOf = (goods: Goods): Guarantee[] =>
  services({
    refundable: goods.no_reason_refund === 1,
    automaticDelivery: goods.delivery_type === AUTOMATIC_DELIVERY,
    guarantee: goods.guarantee.map(({ name, brief, duration, excludes, decided_by }) => ({
      name,
      brief,
      terms: {
        duration: duration ?? "",
        excludes: excludes ?? "",
        decidedBy: decided_by ?? "",
      },
    })),
  });

/** @returns fen of an amount on the wire; 0 for none */
export const fen = (yuan: string): number => yuanToFen(yuan) ?? 0;
