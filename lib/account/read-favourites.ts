import { MULTIPLE_SPECS, RENT } from "@storefront/contract/trade";
import { asCount, asFen, asList, asObject, asText } from "@/lib/decode/lenient";

/** A listing among the visitor's favourites. */
export interface Favourite {
  goodsId: number;
  name: string;
  game: string;
  picture: string;
  nowFen: number;
  /** "/小时" for a rental. */
  unit: "" | "/小时";
  /** The price is that of the cheapest spec. */
  from: boolean;
  soldOut: boolean;
  /** Sold out because another buyer is paying for the last pieces. */
  beingPaid: boolean;
  /** Price change since it was collected, negative when cheaper; 0 also when unknown. */
  changeFen: number;
}

export interface Favourites {
  goods: Favourite[];
  total: number;
}

/** Reads the answer of `user/favourites`. @returns null when it has no list */
export function readFavourites(data: unknown): Favourites | null {
  const { list, total } = asObject(data);
  if (!Array.isArray(list)) return null;
  const goods = asList(list, readFavourite);
  return { goods, total: asCount(total, goods.length) };
}

function readFavourite(entry: unknown): Favourite | null {
  const wire = asObject(entry);
  const goodsId = asCount(wire.goods_id);
  if (goodsId === 0) return null;
  const nowFen = asFen(wire.now_price);
  const thenFen = asFen(wire.collected_price);
  return {
    goodsId,
    name: asText(wire.goods_name, 300) || `商品 ${goodsId}`,
    game: asText(wire.game_name, 40),
    picture: asText(wire.cover, 1000),
    nowFen,
    unit: asCount(wire.trade_type_id) === RENT ? "/小时" : "",
    from: asCount(wire.specs_type) === MULTIPLE_SPECS,
    soldOut: asCount(wire.stock, 1) === 0,
    beingPaid: asCount(wire.stock, 1) === 0 && asCount(wire.held) > 0,
    changeFen: thenFen > 0 && nowFen > 0 ? nowFen - thenFen : 0,
  };
}
