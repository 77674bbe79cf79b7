import { isSoldOut, reasonOfPiece } from "@storefront/contract/listing/buy-action";
import { priceShown } from "@storefront/contract/listing/price-shown";
import type { GoodsView } from "@/lib/goods/goods-view";

/** A card on the card wall: one denomination of a listing, or a listing without specs. */
export interface CardFace {
  /** Unique per denomination. */
  key: string;
  goodsId: number;
  game: string;
  /** Text before the figure, figure and unit: "月卡", "30", "天". Without a figure, only the name. */
  before: string;
  figure: string;
  unit: string;
  fen: number;
}

/** Cards of about the same price. */
export interface Band {
  /** "30 元以内". */
  name: string;
  faces: readonly CardFace[];
}

/** A denomination with more characters does not fit on a card. */
const LONGEST = 10;

const FIGURE = /^(\D*?)\+?(\d[\d,]*)\s*(\D*)$/;

/** Every available denomination, cheapest first. */
export function cardFaces(
  goods: readonly Pick<GoodsView, "trade" | "name" | "game">[],
): CardFace[] {
  return goods
    .flatMap(({ trade, name, game }) => {
      const { goodsId } = trade;
      const specs = trade.specs.flatMap((spec) => {
        const match = Array.from(spec.name).length <= LONGEST ? FIGURE.exec(spec.name) : null;
        const fen = priceShown(trade, spec).fen;
        if (match === null || fen === null || reasonOfPiece(spec, trade) !== null) return [];
        const [, before = "", figure = "", unit = ""] = match;
        const key = `${goodsId}-${spec.id}`;
        return [{ key, goodsId, game, before: before.trim(), figure, unit: unit.trim(), fen }];
      });
      const fen = priceShown(trade, null).fen;
      if (trade.specs.length > 0 || fen === null || isSoldOut(trade)) return specs;
      const before = name.replace(game, "").trim();
      return [{ key: String(goodsId), goodsId, game, before, figure: "", unit: "", fen }];
    })
    .sort((a, b) => a.fen - b.fen);
}

const BOUNDS = [30, 100, 300] as const;

/** Groups cards by price, at most `each` per band, preferring cards with a figure and a mix of games. */
export function bands(faces: readonly CardFace[], each: number): Band[] {
  const edges = [0, ...BOUNDS.map((yuan) => yuan * 100), Number.POSITIVE_INFINITY];
  return edges.slice(1).flatMap((most, index) => {
    const least = edges[index] ?? 0;
    const within = faces.filter(({ fen }) => fen > least && fen <= most);
    const name =
      BOUNDS[index] === undefined ? `${BOUNDS.at(-1)} 元以上` : `${BOUNDS[index]} 元以内`;
    const chosen = mixed(within).slice(0, each);
    return chosen.length === 0 ? [] : [{ name, faces: chosen.sort((a, b) => a.fen - b.fen) }];
  });
}

/** The first card of every game, then the second of every game, and so on; cards with a figure before the others. */
function mixed(faces: readonly CardFace[]): CardFace[] {
  const seen = new Map<string, number>();
  return faces
    .map((face) => {
      const turn = (seen.get(face.game) ?? 0) + (face.figure === "" ? 100 : 0);
      seen.set(face.game, (seen.get(face.game) ?? 0) + 1);
      return { face, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ face }) => face);
}

/** The denominations of one listing, smallest first. */
export interface Series {
  game: string;
  goodsId: number;
  faces: readonly CardFace[];
}

/** Listings with several denominations, those with most first; the denominations cheapest first. */
export function series(faces: readonly CardFace[]): Series[] {
  const printed = faces.filter(({ figure }) => figure !== "");
  return [...new Set(printed.map(({ goodsId }) => goodsId))]
    .flatMap((goodsId) => {
      const own = printed.filter((face) => face.goodsId === goodsId);
      const game = own[0]?.game;
      return game !== undefined && own.length > 1 ? [{ goodsId, game, faces: own }] : [];
    })
    .sort((a, b) => b.faces.length - a.faces.length);
}
