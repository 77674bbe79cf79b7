import { fenToYuan } from "@storefront/contract/money";
import { asCount, asFen, asList, asObject, asText, unique } from "@/lib/decode/lenient";
import { hasSpecPrices } from "@/lib/goods/price-shown";
import { goodsKind } from "./goods-kind";

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
}

/** Decodes a list of listings, without duplicates; entries without a goods id or name are left out. */
export function readRows(list: unknown): GoodsRow[] {
  return unique(asList(list, readRow), (row) => row.id);
}

function readRow(value: unknown): GoodsRow | null {
  const item = asObject(value);
  const id = asCount(item.goods_id);
  const name = asText(item.goods_name, 300);
  if (id === 0 || name === "") return null;
  return {
    id,
    name,
    game: asText(item.game_name, 40),
    kind: goodsKind({
      goods_type: asText(item.goods_type, 40),
      trade_type_id: asCount(item.trade_type_id),
    }),
    cover: asText(item.cover, 1000),
    price: fenToYuan(asFen(item.now_price)),
    from: hasSpecPrices(asCount(item.specs_type)),
    sale: asCount(item.sale),
    soldOut: asCount(item.stock) === 0,
  };
}
