import type { UnavailableReason } from "./availability";

/** The data that both sites need to show how a listing is bought. Amounts are integer fen, 0: does not apply. */

/** A spec that can be chosen. */
export interface SpecView {
  id: number;
  name: string;
  desc: string;
  priceFen: number;
  originFen: number;
  activityFen: number;
  cashbackFen: number;
  stock: number;
  minSale: number;
  maxSale: number;
  unavailable?: Unavailable;
}

/** Why nothing can be bought, null when it can; undefined when the marketplace does not say it, and the stock decides. */
type Unavailable = UnavailableReason | null | undefined;

/** Everything that the price, quantity and buttons of the buy box depend on. */
export interface TradeView {
  goodsId: number;
  /** 3 rent, 9 app-only, 1 and 8 redirect home (product §9). */
  tradeType: number;
  /** 1 none, 2 multi, 3 app-only (product §9). */
  specsType: number;
  specs: SpecView[];
  stock: number;
  /** Pieces in unpaid orders; 0 when that is not known. */
  held?: number;
  minSale: number;
  maxSale: number;
  unavailable?: Unavailable;
  afterDiscountFen: number;
  activityFen: number;
  normalFen: number;
  originFen: number;
  cashbackFen: number;
  groupFen: number;
  /** Open for group buy, at `groupFen` or at a price shown on the phone. */
  groupBuy: boolean;
  /** Hours of the shortest rent, at least 1. */
  leastHours: number;
  /** When the next of the rented accounts comes back; null when one is free, or that is not known. */
  nextReturn: NextReturn | null;
}

/** The end of a running rental. */
export interface NextReturn {
  /** ms since 1970 */
  at: number;
  /** The seller changes the password before the next rental. */
  needsCheck: boolean;
}

export interface Titled {
  name: string;
  brief: string;
}

/** A guarantee for the buyer. */
export interface Guarantee extends Titled {
  /**
   * The seller's own words. The platform does not guarantee them: an API's guarantee that is not in the table of
   * promises.
   */
  isSellers?: true;
  /** Each is "" when the listing does not state it. */
  terms: {
    duration: string;
    excludes: string;
    decidedBy: string;
  };
}
