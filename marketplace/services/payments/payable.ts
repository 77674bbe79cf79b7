import type { Db } from "@/database/open";

/** The result of a payment. */
export type Settled = { result: "applied" } | { result: "repeated" } | { result: "refund_due" };

/** A payable order; its row is locked in the transaction that looked it up. */
export interface Payable {
  channelId: number;
  totalFen: number;
  /** Applies the payment, in that transaction, once. */
  settle(now: Date): Promise<Settled>;
}

/** Finds the payable order of a number, undefined when there is none of this kind. */
export type FindPayable = (tx: Db, orderNum: string) => Promise<Payable | undefined>;
