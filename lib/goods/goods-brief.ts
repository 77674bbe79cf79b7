import { priceShown } from "@storefront/contract/listing/price-shown";
import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import { asCount, asFlag, asObject, asText } from "../decode/lenient";
import type { GoodsRow } from "./goods-row";
import type { GoodsView } from "./goods-view";
import { priceUnit } from "./price-unit";

/** The data of a listing that a browser remembers, so that pages can name it without a call. */
export type GoodsBrief = Pick<GoodsRow, "id" | "name" | "cover" | "kind" | "price" | "from">;

/** Characters of a name that are remembered. */
const NAME = 120;

/** @returns what is remembered of a goods page */
export function briefOfGoods(goods: GoodsView): GoodsBrief {
  const { fen, from } = priceShown(goods.trade, null);
  const cover = goods.pictures[0]?.url ?? "";
  const name = goods.name.slice(0, NAME);
  return {
    id: goods.trade.goodsId,
    name,
    cover,
    kind: goods.kind,
    price: fenToYuan(fen ?? 0),
    from,
  };
}

/** @returns such as "¥28.00 起"; "" when the price is not known */
export function briefPrice({ price, kind, from }: GoodsBrief): string {
  return (yuanToFen(price) ?? 0) === 0 ? "" : `¥${price}${priceUnit(kind)}${from ? " 起" : ""}`;
}

/** Decodes what a browser has stored. @returns null without an id or a name */
export function readBrief(value: unknown): GoodsBrief | null {
  const stored = asObject<keyof GoodsBrief>(value);
  const id = asCount(stored.id);
  const name = asText(stored.name, NAME);
  if (id === 0 || name === "") return null;
  const price = asText(stored.price, 12);
  return {
    id,
    name,
    cover: asText(stored.cover, 1000),
    kind: asText(stored.kind, 20),
    price: /^\d+\.\d\d$/.test(price) ? price : "0.00",
    from: asFlag(stored.from),
  };
}
