import type { BillEntry } from "@/providers/payments/provider";

/** What the marketplace's books say that a provider has moved for one order, or by one refund of it. */
export interface BookEntry {
  orderNum: string;
  refundNum: string | null;
  /** Whole fen, by the ledger. 0: nothing was booked. */
  bookedFen: number;
  /** What was requested: the trade's, or the refund's, amount. */
  askedFen: number;
  /** Of the trade, or of the refund. */
  state: string;
  /** Booked on the day that is compared. */
  ofDay: boolean;
}

/**
 * missing_here: the provider has moved it, the marketplace knows nothing of it. missing_there: the other way round.
 * amount: both have it, of different amounts. state: the marketplace knows it, and not that it has happened.
 * twice: the provider's bill has it more than once.
 */
export type DifferenceKind = "missing_here" | "missing_there" | "amount" | "state" | "twice";

export interface Difference {
  kind: DifferenceKind;
  orderNum: string;
  refundNum: string | null;
  /** Whole fen in the bill and in the books; null: not there. */
  billFen: number | null;
  bookedFen: number | null;
  /** What the marketplace says of it: "waiting", "due"… */
  state?: string;
}

interface Compared {
  /** The bill of the day. */
  bill: readonly BillEntry[];
  /** Of the day before: what happened before midnight may be booked after it. */
  billBefore: readonly BillEntry[];
  books: readonly BookEntry[];
}

const DONE = new Set(["paid", "refunded"]);

const keyOf = ({ orderNum, refundNum }: Pick<BillEntry, "orderNum" | "refundNum">) =>
  refundNum === null ? orderNum : `${orderNum}/${refundNum}`;

/** @returns every difference of a day, payments and refunds, in the order of the bill */
export function compareBill({ bill, billBefore, books }: Compared): Difference[] {
  const booked = new Map(books.map((entry) => [keyOf(entry), entry]));
  const seen = new Set<string>();
  const differences: Difference[] = [];
  for (const entry of bill) {
    const { orderNum, refundNum, amountFen } = entry;
    const own = booked.get(keyOf(entry));
    const common = { orderNum, refundNum, billFen: amountFen, bookedFen: own?.bookedFen ?? null };
    const kind = seen.has(keyOf(entry)) ? "twice" : kindOf(entry, own);
    seen.add(keyOf(entry));
    if (kind) differences.push({ kind, ...common, ...(own ? { state: own.state } : {}) });
  }
  for (const entry of billBefore) seen.add(keyOf(entry));
  for (const { orderNum, refundNum, bookedFen, state } of books.filter(
    (entry) => entry.ofDay && entry.bookedFen > 0 && !seen.has(keyOf(entry)),
  )) {
    const kind = "missing_there";
    differences.push({ kind, orderNum, refundNum, billFen: null, bookedFen, state });
  }
  return differences;
}

function kindOf({ amountFen }: BillEntry, own: BookEntry | undefined): DifferenceKind | undefined {
  if (!own) return "missing_here";
  if (amountFen !== own.askedFen) return "amount";
  if (!DONE.has(own.state) || own.bookedFen === 0) return "state";
  return amountFen === own.bookedFen ? undefined : "amount";
}
