import type { Db } from "@/database/open";

/** What came of money that arrived for something. */
export type Settled = { result: "applied" } | { result: "repeated" } | { result: "refund_due" };

/** Something that payment notices pay for, its row locked in the transaction that looked it up. */
export interface Payable {
  channelId: number;
  totalFen: number;
  /** The money is there: does what was paid for, in that transaction, once. */
  settle(now: Date): Promise<Settled>;
}

/** @returns what an order number stands for, undefined when it is none of this kind */
export type FindPayable = (tx: Db, orderNum: string) => Promise<Payable | undefined>;
