/** The door of boosts: what other modules and programs may use of it. */

export {
  type BoostAccount,
  /** Opens the account of a boost for its booster. */
  openBoostAccount,
  /** Reads what became of a boost's account, without its content; null before the payment. */
  readBoostAccount,
} from "./boost-account";
/** Takes payments of boost orders: a paid order waits for a booster. */
export { boostPayable } from "./boost-payable";
export {
  /** pending → canceled, or expired after its deadline, for a locked boost order. */
  cancelLockedBoost,
  /** pending → canceled, by its buyer. */
  cancelUnpaidBoost,
} from "./cancel-unpaid-boost";
/** done → completed, by its buyer. */
export { confirmBoostReceipt } from "./confirm-boost-receipt";
export {
  /** Returns the number of verified boosters who are online and work on no order. */
  countOnlineBoosters,
  /** Reads what the home page says of boosters, in one statement. */
  readBoosterFigures,
} from "./count-online-boosters";
export {
  /** Reads a game that is boosted now. */
  findBoostGame,
  /** The opening hours of a game; null: all day. */
  hoursOf,
  type StoredBoostGame,
} from "./find-boost-game";
export {
  /** Returns the newest report of a boost; null before the first one. */
  readBoostReport,
  /** Records how many stars a running boost has won, fewer than all: the last one is won when it is done. */
  reportBoost,
} from "./report-boost";
/** Refunds what is left of the price of a paid boost through its payment channel, in the caller's transaction. */
export { reverseBoost } from "./reverse-boost";
/** Price list of a game's boosts. */
export type { BoostGame } from "./rules/boost-game";
/** Validates a request. */
export { validateBoostRequest } from "./rules/boost-request";
/** Hours that a boost may exceed the hours sold. */
export { GRACE_HOURS } from "./rules/boost-terms";
/** Prices a validated request by the tables of its game. */
export { priceOfBoost } from "./rules/price-boost";
/** Expires unpaid boost orders, refunds those that were not accepted or finished in time, and completes those without an objection. */
export { sweepBoosts } from "./sweep-boosts";
export {
  /** waiting → accepted, once. */
  acceptBoost,
  /** Lets the booster of an accepted boost begin, once the buyer has given the account, which cannot be changed then. */
  beginBoost,
  /** accepted → done, once; the buyer then has CONFIRM_HOURS to object. */
  finishBoost,
} from "./work-on-boost";
