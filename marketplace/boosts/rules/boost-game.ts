import type {
  BoostDivision,
  BoostPartition,
  InscriptionPrice,
} from "@storefront/contract/boosts/boost-game";

/** Price list of a game's boosts. */
export interface BoostGame {
  ladder: readonly BoostDivision[];
  partitions: readonly BoostPartition[];
  /** Highest level first; empty for a game without inscriptions. */
  inscription: readonly InscriptionPrice[];
  /** Price level in percent, for example for peak evenings. */
  pricePercent: number;
}
