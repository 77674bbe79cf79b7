import type { Deps } from "../../deps";
import type { PaymentProvider, ProviderName } from "../../payments/provider";
import { compareBill, type Difference } from "./compare-bill";
import { chinaDay, readBooks } from "./read-books";

/** Bills are out by ten in the morning after. */
const BILL_AFTER_MS = 34 * 60 * 60 * 1000;

export interface Reconciled {
  payments: number;
  refunds: number;
  differences: Difference[];
}

/** @returns whether the bill of a day is made by now */
export const isBillMade = (day: string, now: Date): boolean =>
  now.getTime() >= chinaDay(day).from.getTime() + BILL_AFTER_MS;

/**
 * Compares a provider's bill of a day with the books: trades, refunds and ledger. Changes nothing.
 * @param day of China's calendar, its bill made by now
 * @throws Error when the provider hands out no bill that can be believed
 */
export async function reconcile(
  { db, payments }: Pick<Deps, "db" | "payments">,
  channel: ProviderName,
  day: string,
): Promise<Reconciled> {
  const provider = payments[channel];
  if (!provider) throw new Error(`${channel} is not configured`);
  const bill = await fetchBill(provider, channel, day);
  const billBefore = await fetchBill(provider, channel, dayBefore(day));
  const books = await readBooks(db, channel, chinaDay(day), bill);
  const refunds = bill.filter(({ refundNum }) => refundNum !== null).length;
  return {
    payments: bill.length - refunds,
    refunds,
    differences: compareBill({ bill, billBefore, books }),
  };
}

async function fetchBill(provider: PaymentProvider, channel: ProviderName, day: string) {
  const bill = await provider.fetchBill(day);
  if (bill.state === "fetched") return bill.entries;
  throw new Error(`${channel} hands out no bill of ${day}: ${bill.reason}`);
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
