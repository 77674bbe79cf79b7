import type { DueKind } from "../../database/due-times";
import type { Deps } from "../../deps";
import { deleteOldLogins } from "../accounts/delete-old-logins";
import { forgetPersons } from "../accounts/link-persons";
import { protectPhones } from "../accounts/protect-phones";
import { sweepAfterSales } from "../after-sales/expire-after-sales";
import { sendAlerts } from "../alerts/send-alerts";
import { sweepBoosts } from "../boost/sweep-boosts";
import { sweepDeliveries } from "../delivery/sweep-deliveries";
import { sweepClaims } from "../deposits/sweep-claims";
import { indexWords } from "../discovery/index-words";
import { announceDeadlines } from "../events/announce-deadlines";
import { deleteOldEvents } from "../events/delete-old-events";
import { endActivities } from "../goods/end-activities";
import { joinCounts } from "../goods/join-counts";
import { sweepGroups } from "../groups/sweep-groups";
import { sweepImages } from "../images/sweep-images";
import { deleteOldDrafts } from "../orders/delete-old-drafts";
import { sweepOrders } from "../orders/sweep-orders";
import { deleteOldNotices } from "../payments/delete-old-notices";
import { enqueueRefunds, makeRefundsOf } from "../payments/refunds";
import { resolveTradesOf } from "../payments/resolve-trades";
import { sweepFulfilments } from "../payments/sweep-fulfilments";
import { sweepPromises } from "../promises/check-texts";
import { payRewards } from "../promotion/pay-rewards";
import { sweepDeposits } from "../rent/sweep-deposits";
import { sweepExtensions } from "../rent/sweep-extensions";
import { sweepRentals } from "../rent/sweep-rentals";
import { sendSearchNotices } from "../saved-searches/send-search-notices";
import { sweepSettlements } from "../settlement/sweep-settlements";
import { refreshSellerFigures } from "../shops/refresh-figures";
import { deleteOldSmsNotices } from "../sms-notices/delete-old-notices";
import { sendNotices } from "../sms-notices/send-notices";

export type SweeperDeps = Pick<
  Deps,
  "db" | "clock" | "config" | "payments" | "log" | "findPayable" | "sms"
>;

export interface Sweep {
  /**
   * Settles what is due. Begins nothing new after the signal.
   * @returns the number of settled or tried items, if it counts them; 0: none could be settled
   */
  run(deps: SweeperDeps, signal: AbortSignal): Promise<unknown>;
  /** What makes it due: its earliest item, or so many seconds of the marketplace's clock since it last ran. */
  due: DueKind | readonly DueKind[] | { everyS: number };
  /** Whether it waits for a provider instead of the database. */
  isRemote?: true;
}

const HOUR_S = 3600;

/** Everything that happens by itself when its time has come. Each kind runs on its own; none waits for another. */
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
  savedSearches: { run: sendSearchNotices, due: "saved_searches" },
  figures: { run: refreshSellerFigures, due: "figures" },
  counts: { run: joinCounts, due: { everyS: HOUR_S } },
  deadlines: { run: announceDeadlines, due: { everyS: HOUR_S / 6 } },
  smsNotices: { run: sendNotices, due: "sms_notices", isRemote: true },
  oldRefunds: { run: enqueueRefunds, due: { everyS: HOUR_S } },
  drafts: { run: deleteOldDrafts, due: { everyS: HOUR_S } },
  notices: { run: deleteOldNotices, due: { everyS: HOUR_S } },
  events: { run: deleteOldEvents, due: { everyS: HOUR_S } },
  oldSmsNotices: { run: deleteOldSmsNotices, due: { everyS: HOUR_S } },
  logins: { run: deleteOldLogins, due: { everyS: HOUR_S } },
  persons: { run: forgetPersons, due: { everyS: HOUR_S } },
  phones: { run: protectPhones, due: { everyS: HOUR_S } },
  searchWords: { run: indexWords, due: { everyS: HOUR_S } },
  images: { run: sweepImages, due: { everyS: HOUR_S } },
} as const satisfies Record<string, Sweep>;

export type SweepName = keyof typeof SWEEPS;
