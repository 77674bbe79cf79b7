import { randomInt } from "node:crypto";
import type { Credentials } from "./credentials";
import { createFaults, type Faults } from "./faults";
import { createHolds, type Holds } from "./holds";
import type { Delivery, Outbox, OutgoingNotification } from "./outbox";
import type { ProviderName, SimulatedTrade, TradeStore } from "./trade";

interface NotifiedRefund {
  refundNum: string;
  amountFen: number;
}

/** How a callback deviates from the truth. */
export interface NotificationChange {
  amountFen?: number;
  appId?: string;
  merchantId?: string;
  currency?: string;
  /** Signed that many seconds ago. */
  agedS?: number;
  /** Signed with a key that is not the provider's. */
  forged?: boolean;
  /** For a refund instead of the payment. */
  refund?: NotifiedRefund;
  /** For a trade that was closed unpaid. */
  closed?: boolean;
}

/**
 * lost: never sent. late: first sent after an hour. twice, flood: sent twice or a hundred times at once. out_of_order:
 * the callback of a later event, a refund, comes first.
 */
export type NotificationTiming = "now" | "lost" | "late" | "twice" | "flood" | "out_of_order";

const LATE_S = 3600;
const COPIES = { twice: 2, flood: 100 } as const;

export interface Payment {
  timing?: NotificationTiming;
  change?: NotificationChange;
  /** Whether the buyer was already paying when the trade was closed. */
  underWay?: boolean;
}

export type PaymentOutcome =
  | { state: "paid"; delivery: Delivery | null }
  | { state: "unknown_trade" | "closed" | "already_paid" };

export interface ProviderSimulator {
  name: ProviderName;
  credentials: Credentials;
  trades: TradeStore;
  faults: Faults;
  holds: Holds;
  now(): Date;
  newTradeNum(): string;
  /**
   * Lets the buyer open the QR code.
   * @returns undefined when there is no such trade
   */
  scan(orderNum: string): Promise<SimulatedTrade | undefined>;
  /** Lets the buyer pay in the cashier, and notifies the merchant. */
  pay(orderNum: string, payment?: Payment): Promise<PaymentOutcome>;
  /** Lets the buyer pay for an order once more, as a trade of its own, which real providers should not allow. */
  payAgain(orderNum: string, payment?: Payment): Promise<PaymentOutcome>;
  /** Lets the buyer try to pay in the cashier, where the provider refuses. */
  fail(orderNum: string): Promise<void>;
  /** Repeats the callback of a paid trade, even when the merchant has acknowledged it. */
  resend(orderNum: string, payment?: Payment): Promise<Delivery | null>;
  /** Sends a callback, signed with a stranger's key, of a payment that was not made. */
  forge(orderNum: string): Promise<Delivery | null>;
  /** Sends the callback of a refund twice. */
  notifyRefundTwice(trade: SimulatedTrade, refund: NotifiedRefund): Promise<void>;
  /** Sends callbacks that are due. */
  sendDue(): Promise<number>;
  /** @returns when the next one is due, in ms; Infinity when none waits */
  nextDueAt(): number;
  clear(): Promise<void>;
}

export type WriteNotification = (
  trade: SimulatedTrade,
  change: NotificationChange,
) => OutgoingNotification;

interface Parts {
  name: ProviderName;
  credentials: Credentials;
  trades: TradeStore;
  outbox: Outbox;
  now: () => Date;
  writeNotification: WriteNotification;
  /**
   * Whether a refused payment closes the trade and is notified. Otherwise it can be retried, and only queries show it.
   */
  closesAfterFailure: boolean;
}

type Notify = (trade: SimulatedTrade, payment: Payment) => Promise<Delivery | null>;

/** Creates the function that notifies the merchant of a paid trade, at the time that the payment says. */
const createNotifier =
  ({ outbox, writeNotification }: Pick<Parts, "outbox" | "writeNotification">): Notify =>
  async (trade, { timing = "now", change = {} }) => {
    const callback = writeNotification(trade, change);
    if (timing === "lost") return null;
    if (timing === "late") {
      outbox.postpone(callback, LATE_S);
      return null;
    }
    if (timing === "out_of_order") {
      const refund = { refundNum: `${trade.orderNum}R1`, amountFen: trade.amountFen };
      await outbox.post(writeNotification(trade, { refund }));
    }
    const copies = timing === "twice" || timing === "flood" ? COPIES[timing] : 1;
    const [first] = await Promise.all(Array.from({ length: copies }, () => outbox.post(callback)));
    return first ?? null;
  };

/** Creates the protocol-independent part of a simulated payment provider. */
export function createProviderSimulator({
  name,
  credentials,
  trades,
  outbox,
  now,
  writeNotification,
  closesAfterFailure,
}: Parts): ProviderSimulator {
  const faults = createFaults();
  const holds = createHolds();
  const newTradeNum = () => `${now().getTime()}${randomInt(1e12).toString().padStart(12, "0")}`;
  const notify = createNotifier({ outbox, writeNotification });
  return {
    name,
    credentials,
    trades,
    faults,
    holds,
    now,
    newTradeNum,
    async scan(orderNum) {
      const trade = await trades.find(orderNum);
      if (!trade || trade.scanned) return trade;
      const scanned = { ...trade, scanned: true };
      await trades.save(scanned);
      return scanned;
    },
    async pay(orderNum, payment = {}) {
      const trade = await trades.find(orderNum);
      if (!trade) return { state: "unknown_trade" };
      if (trade.state === "paid") return { state: "already_paid" };
      const over = trade.state === "closed" || trade.expiresAt <= now().getTime();
      if (over && !payment.underWay) return { state: "closed" };
      const paidAt = now().getTime();
      const paid = { ...trade, state: "paid", scanned: true, failed: false, paidAt } as const;
      await trades.save(paid);
      return { state: "paid", delivery: await notify(paid, payment) };
    },
    async payAgain(orderNum, payment = {}) {
      const trade = await trades.find(orderNum);
      if (!trade) return { state: "unknown_trade" };
      const own = { isRepeated: true, tradeNum: newTradeNum(), refunds: {} };
      const paidAt = now().getTime();
      const paid = {
        ...trade,
        ...own,
        state: "paid",
        scanned: true,
        failed: false,
        paidAt,
      } as const;
      await trades.save(paid);
      return { state: "paid", delivery: await notify(paid, payment) };
    },
    async fail(orderNum) {
      const trade = await trades.find(orderNum);
      if (trade?.state !== "waiting" || trade.expiresAt <= now().getTime()) return;
      const state = closesAfterFailure ? "closed" : "waiting";
      const failed = { ...trade, state, scanned: true, failed: true } as const;
      await trades.save(failed);
      if (closesAfterFailure) await outbox.post(writeNotification(failed, { closed: true }));
    },
    async resend(orderNum, payment = {}) {
      const trade = await trades.find(orderNum);
      return trade?.state === "paid" ? notify(trade, payment) : null;
    },
    async forge(orderNum) {
      const trade = await trades.find(orderNum);
      return trade ? outbox.post(writeNotification(trade, { forged: true }), "once") : null;
    },
    async notifyRefundTwice(trade, refund) {
      const callback = writeNotification(trade, { refund });
      await Promise.all([outbox.post(callback), outbox.post(callback)]);
    },
    sendDue: () => outbox.sendDue(),
    nextDueAt: () => outbox.nextDueAt(),
    async clear() {
      faults.clear();
      holds.release();
      outbox.clear();
      await trades.clear();
    },
  };
}
