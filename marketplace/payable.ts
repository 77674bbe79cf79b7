import type { Db } from "./database/db";

/** Result of receiving a payment. applied: its order is or will be fulfilled. */
export type Received = "applied" | "repeated" | "refund_due";

/** A payable order; its row is locked in the transaction that looked it up, and all of this happens in it. */
export interface Payable {
  userId: number;
  channelId: number;
  totalFen: number;
  /** Message to the buyer when `receive` refunds; by default, that the order was closed. */
  tooLate?: string;
  /**
   * Takes a verified payment without fulfilling the order, which can no longer expire: it is received, or its money is
   * owed to the buyer.
   */
  receive(now: Date): Promise<Received>;
  /**
   * Fulfills the paid order. A no-op when it is fulfilled or refunded.
   * @returns other orders that can be fulfilled now
   * @throws Error when it cannot be fulfilled
   */
  fulfil(now: Date): Promise<string[]>;
  /**
   * Refunds the paid order in full instead of fulfilling it. A no-op when it is fulfilled or refunded.
   * @returns the error that kept its pieces from being released, null without one
   */
  giveUp(now: Date): Promise<unknown>;
}

/** Finds the payable order of a number, undefined when there is none of this kind. */
export type FindPayable = (tx: Db, orderNum: string) => Promise<Payable | undefined>;
