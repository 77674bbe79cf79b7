import type { GoodsRow } from "../goods-row";

/** A listing of a list, as an answer without optional fields reads. */
export function goodsRowSample(changes: Partial<GoodsRow> = {}): GoodsRow {
  const { id = 7 } = changes;
  return {
    id,
    name: `商品 ${id}`,
    game: "沙盒",
    kind: "卡密",
    cover: "",
    price: "9.90",
    from: false,
    sale: 0,
    soldOut: false,
    unavailable: null,
    originFen: 0,
    automaticDelivery: false,
    refundable: false,
    rent: null,
    facts: [],
    flags: [],
    seller: null,
    nextReturn: null,
    activityUntil: null,
    ...changes,
  };
}
