import { readFileSync } from "node:fs";
import type { BoostGame } from "@storefront/marketplace/boosts/boosts";
import { boostRow } from "@storefront/operator/catalogue/boost-row";

const FILE = new URL("../../sandbox/catalogue/1-fixed-listings/5-boosts.json", import.meta.url);

/** The row of the sample catalog's boosted game, as it is written in the file. */
export const SAMPLE_BOOST_ROW: object = JSON.parse(readFileSync(FILE, "utf8"))[0];

/** Reads the sample catalog's boosted game: 曜日战歌. */
export function sampleBoostGame(): BoostGame {
  const { ladder, partitions, inscription, price_percent } = boostRow.parse(SAMPLE_BOOST_ROW);
  return {
    ladder: ladder.map(({ price, ...division }) => ({ ...division, fen: price })),
    partitions,
    inscription,
    pricePercent: price_percent,
  };
}
