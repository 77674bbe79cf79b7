import { loadGoods } from "@/lib/goods/load-goods.server";
import type { MarketView } from "@/lib/home/market-view";
import { type CardFace, cardFaces } from "./card-faces";

/** Listings whose denominations are read. */
const LISTINGS = 24;

/** The denominations of the best-selling cards; none when the marketplace does not answer. */
export async function loadFaces(market: MarketView): Promise<CardFace[]> {
  const rows = market.hot.filter(({ kind, soldOut }) => kind === "卡密" && !soldOut);
  const read = await Promise.all(
    rows.slice(0, LISTINGS).map(({ id }) => loadGoods(String(id)).catch(() => null)),
  );
  return cardFaces(read.filter((goods) => goods !== null));
}
