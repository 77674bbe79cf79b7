import { REFUND_CAUSE_LABELS } from "@storefront/contract/labels/refund-labels";
import { asList } from "@/lib/decode/lenient";
import { allOrNull, fenOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { type Channel, channelKind } from "./offer";

/** One refund of an order. */
export interface Refund {
  fen: number;
  way: Channel["kind"];
  cause: keyof typeof REFUND_CAUSE_LABELS;
  state: "due" | "refunded";
}

/**
 * What an order without its goods waits for after its time to pay: the provider's word whether it was paid, its
 * fulfillment, or its money.
 */
export type Outcome =
  | { kind: "checking" }
  /** `refundAt`: ISO, when the money goes back at the latest; null when not known. */
  | { kind: "processing"; refundAt: string | null }
  /** Empty when the server does not list them. */
  | { kind: "refund"; refunds: readonly Refund[] };

const WAITING = 0;
const PAID = 1;
/** pay_status of a paid order whose money goes back. */
const GOES_BACK = 3;

/**
 * Reads the additions to the answer of the pay status.
 * @returns null for an order that can be paid, is closed or fulfilled, and for an API without them
 */
export function readOutcome(data: unknown, payStatus: number): Outcome | null {
  const wire = objectOrNull(data);
  if (payStatus === GOES_BACK) {
    return { kind: "refund", refunds: readRefunds(wire?.refunds) };
  }
  if (payStatus === WAITING) return wire?.checking === true ? { kind: "checking" } : null;
  const processing = objectOrNull(wire?.processing);
  if (payStatus !== PAID || processing === null) return null;
  const refundAt = textOrNull(processing.refund_at) ?? "";
  return { kind: "processing", refundAt: Number.isNaN(Date.parse(refundAt)) ? null : refundAt };
}

/** Whether nothing more is to be expected. */
export const isSettled = (outcome: Outcome): boolean =>
  outcome.kind === "refund" && outcome.refunds.every(({ state }) => state === "refunded");

/** Reads the refunds of an order; malformed entries are left out. */
export const readRefunds = (entries: unknown): Refund[] => asList(entries, readRefund);

function readRefund(entry: unknown): Refund | null {
  const wire = objectOrNull(entry);
  return allOrNull<Refund>({
    fen: fenOrNull(wire?.amount),
    way: channelKind(wire?.way),
    cause: CAUSES.find((cause) => cause === wire?.cause) ?? null,
    state: wire?.state === "refunded" ? "refunded" : "due",
  });
}

const CAUSES = Object.keys(REFUND_CAUSE_LABELS) as Refund["cause"][];
