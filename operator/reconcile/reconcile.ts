import type { Deps } from "@storefront/marketplace/deps";
import type { ProviderName } from "@storefront/marketplace/providers/payments/provider";
import { compareBill, type Difference } from "./compare-bill";
import { chinaDay, readBooks } from "./read-books";

/** Bills are available by 10:00 of the next day. */
const BILL_AFTER_MS = 34 * 60 * 60 * 1000;

export type Reconciled =
  | { state: "compared"; payments: number; refunds: number; differences: Difference[] }
  /** The provider has no trustworthy bill of that day. */
  | { state: "no_bill"; day: string; reason: string };

/** Whether the bill of a day is available. */
export const isBillMade = (day: string, now: Date): boolean =>
  now.getTime() >= chinaDay(day).from.getTime() + BILL_AFTER_MS;

/**
 * Compares a provider's bill of a day with trades, refunds and ledger. Changes nothing.
 * @param day of China's calendar, whose bill must be available
 * @throws Error for a provider that is not configured
 */
export async function reconcile(
  { db, payments }: Pick<Deps, "db" | "payments">,
  channel: ProviderName,
  day: string,
): Promise<Reconciled> {
  const provider = payments[channel];
  if (!provider) throw new Error(`${channel} is not configured`);
  const before = dayBefore(day);
  const bill = await provider.fetchBill(day);
  if (bill.state !== "fetched") return { state: "no_bill", day, reason: bill.reason };
  const billBefore = await provider.fetchBill(before);
  if (billBefore.state !== "fetched") {
    return { state: "no_bill", day: before, reason: billBefore.reason };
  }
  const books = await readBooks(db, channel, chinaDay(day), bill.entries);
  const refunds = bill.entries.filter(({ refundNum }) => refundNum !== null).length;
  return {
    state: "compared",
    payments: bill.entries.length - refunds,
    refunds,
    differences: compareBill({ bill: bill.entries, billBefore: billBefore.entries, books }),
  };
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
