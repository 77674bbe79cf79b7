import type { BillEntry } from "@storefront/marketplace/providers/payments/provider";

/** What the ledger says a provider has moved for an order, or for one of its refunds. */
export interface BookEntry {
  orderNum: string;
  /** Number of a payment that its order does not use; null for the order's own payment and for refunds. */
  tradeNum: string | null;
  refundNum: string | null;
  /** Whole fen, according to the ledger; 0 when nothing was booked. */
  bookedFen: number;
  /** Whole fen of the trade or refund as requested. */
  requestedFen: number;
  /** State of the trade or refund. */
  state: string;
  /** Whether it was booked on the compared day. */
  isOfDay: boolean;
}

/**
 * missing_here: only the provider has it. missing_there: only the marketplace has it. amount: the amounts differ.
 * state: the provider has done it, but the marketplace still regards it as open. twice: it is on the provider's bill
 * more than once.
 */
export type DifferenceKind = "missing_here" | "missing_there" | "amount" | "state" | "twice";

export interface Difference {
  kind: DifferenceKind;
  orderNum: string;
  refundNum: string | null;
  /** Whole fen in the bill and in the books; null when missing there. */
  billFen: number | null;
  bookedFen: number | null;
  /** State at the marketplace: "waiting", "due"… */
  state?: string;
}

interface Compared {
  /** Bill of the compared day. */
  bill: readonly BillEntry[];
  /** Bill of the day before: the marketplace may book after midnight what happened before it. */
  billBefore: readonly BillEntry[];
  books: readonly BookEntry[];
}

const DONE = new Set(["paid", "refunded"]);

const keyOf = ({
  orderNum,
  tradeNum,
  refundNum,
}: Pick<BookEntry, "orderNum" | "tradeNum" | "refundNum">) =>
  refundNum === null ? [orderNum, tradeNum].join("#") : `${orderNum}/${refundNum}`;

/** @returns the differences of a day, payments and refunds, in the order of the bill */
export function compareBill({ bill, billBefore, books }: Compared): Difference[] {
  const booked = new Map(books.map((entry) => [keyOf(entry), entry]));
  // A payment without an entry of its own is the order's.
  const keyOfLine = (line: BillEntry) =>
    booked.has(keyOf(line)) ? keyOf(line) : keyOf({ ...line, tradeNum: null });
  const seen = new Set<string>();
  const differences: Difference[] = [];
  for (const entry of bill) {
    const { orderNum, refundNum, amountFen } = entry;
    const own = booked.get(keyOfLine(entry));
    const common = { orderNum, refundNum, billFen: amountFen, bookedFen: own?.bookedFen ?? null };
    const kind = seen.has(keyOfLine(entry)) ? "twice" : kindOf(entry, own);
    seen.add(keyOfLine(entry));
    if (kind) differences.push({ kind, ...common, ...(own ? { state: own.state } : {}) });
  }
  for (const entry of billBefore) seen.add(keyOfLine(entry));
  for (const { orderNum, refundNum, bookedFen, state } of books.filter(
    (entry) => entry.isOfDay && entry.bookedFen > 0 && !seen.has(keyOf(entry)),
  )) {
    const kind = "missing_there";
    differences.push({ kind, orderNum, refundNum, billFen: null, bookedFen, state });
  }
  return differences;
}

function kindOf({ amountFen }: BillEntry, own: BookEntry | undefined): DifferenceKind | undefined {
  if (!own) return "missing_here";
  if (amountFen !== own.requestedFen) return "amount";
  if (!DONE.has(own.state) || own.bookedFen === 0) return "state";
  return amountFen === own.bookedFen ? undefined : "amount";
}
