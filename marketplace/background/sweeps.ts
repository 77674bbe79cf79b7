import { deleteOldLogins, forgetPersons, protectPhones } from "../accounts/accounts";
import { sweepBoosts } from "../boosts/boosts";
import {
  endActivities,
  joinCounts,
  refreshSellerFigures,
  sweepPromises,
} from "../catalogue/catalogue";
import type { DueKind } from "../database/due-times";
import type { Deps } from "../deps";
import { indexWords } from "../discovery/discovery";
import { announceDeadlines, deleteOldEvents } from "../events/events";
import { sweepSettlements } from "../fulfilment/fulfilment";
import { sweepGroups } from "../groups/groups";
import {
  deleteOldSms,
  sendAlerts,
  sendDueSms,
  sendSearchNotifications,
} from "../messages/messages";
import { deleteOldDrafts, sweepDeliveries, sweepOrders } from "../orders/orders";
import {
  deleteOldCallbacks,
  enqueueRefunds,
  makeRefundsOf,
  resolveTradesOf,
  sweepFulfilments,
} from "../payments/payments";
import { sweepImages } from "../pictures/pictures";
import { payRewards } from "../promotion/promotion";
import { sweepAfterSales, sweepClaims } from "../refunds/refunds";
import { sweepDeposits, sweepExtensions, sweepRentals } from "../rentals/rentals";

export type SweeperDeps = Pick<
  Deps,
  "db" | "clock" | "config" | "payments" | "log" | "findPayable" | "sms"
>;

export interface Sweep {
  /**
   * Settles the due items. Starts no new one after the signal.
   * @returns the number of settled or tried items, if it counts them; 0: none could be settled
   */
  run(deps: SweeperDeps, signal: AbortSignal): Promise<unknown>;
  /** When it is due: at its earliest item, or so many seconds of the marketplace's clock after its last run. */
  due: DueKind | readonly DueKind[] | { everyS: number };
  /** Whether it waits for a provider instead of the database. */
  isRemote?: true;
}

const HOUR_S = 3600;

/** The due work of the marketplace. Each kind runs independently of the others. */
export const SWEEPS = {
  alipayTrades: {
    run: (deps, signal) => resolveTradesOf(deps, "alipay", signal),
    ...{ due: "alipay_payments", isRemote: true },
  },
  wxpayTrades: {
    run: (deps, signal) => resolveTradesOf(deps, "wxpay", signal),
    ...{ due: "wxpay_payments", isRemote: true },
  },
  expired: { run: sweepOrders, due: "orders" },
  unfulfilled: { run: sweepFulfilments, due: "fulfilment_attempts" },
  boosts: { run: sweepBoosts, due: ["boosts", "boost_refunds", "boost_receipts"] },
  groups: { run: sweepGroups, due: "groups" },
  extensions: { run: sweepExtensions, due: "extensions" },
  rentals: { run: sweepRentals, due: "rentals" },
  deposits: { run: sweepDeposits, due: "deposits" },
  depositClaims: { run: sweepClaims, due: "deposit_claims" },
  deliveries: { run: sweepDeliveries, due: ["deliveries", "receipts"] },
  settlements: { run: sweepSettlements, due: ["settlements", "boost_settlements"] },
  afterSales: { run: sweepAfterSales, due: "after_sales" },
  alipayRefunds: {
    run: (deps, signal) => makeRefundsOf(deps, "alipay", signal),
    ...{ due: "alipay_refunds", isRemote: true },
  },
  wxpayRefunds: {
    run: (deps, signal) => makeRefundsOf(deps, "wxpay", signal),
    ...{ due: "wxpay_refunds", isRemote: true },
  },
  rewards: { run: payRewards, due: { everyS: HOUR_S / 6 } },
  activities: { run: endActivities, due: "activities" },
  promises: { run: sweepPromises, due: ["unchecked_texts", "carried_promises"] },
  alerts: { run: sendAlerts, due: "alerts" },
  savedSearches: { run: sendSearchNotifications, due: "saved_searches" },
  figures: { run: refreshSellerFigures, due: "figures" },
  counts: { run: joinCounts, due: { everyS: HOUR_S } },
  deadlines: { run: announceDeadlines, due: { everyS: HOUR_S / 6 } },
  smsNotices: { run: sendDueSms, due: "sms_notices", isRemote: true },
  oldRefunds: { run: enqueueRefunds, due: { everyS: HOUR_S } },
  drafts: { run: deleteOldDrafts, due: { everyS: HOUR_S } },
  notices: { run: deleteOldCallbacks, due: { everyS: HOUR_S } },
  events: { run: deleteOldEvents, due: { everyS: HOUR_S } },
  oldSmsNotices: { run: deleteOldSms, due: { everyS: HOUR_S } },
  logins: { run: deleteOldLogins, due: { everyS: HOUR_S } },
  persons: { run: forgetPersons, due: { everyS: HOUR_S } },
  phones: { run: protectPhones, due: { everyS: HOUR_S } },
  searchWords: { run: indexWords, due: { everyS: HOUR_S } },
  images: { run: sweepImages, due: { everyS: HOUR_S } },
} as const satisfies Record<string, Sweep>;

export type SweepName = keyof typeof SWEEPS;
