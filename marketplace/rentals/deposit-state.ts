import type { DepositState } from "@storefront/contract/refunds/deposit-claim";
import type { Rental } from "./lock-rental";

/** @returns the state of a rental's deposit; `settled` when there is none to return */
export function depositStateOf({
  closedAt,
  depositSettledAt,
  depositDueAt,
}: Pick<Rental, "closedAt" | "depositSettledAt" | "depositDueAt">): DepositState {
  if (depositSettledAt !== null) return "settled";
  if (closedAt === null) return "held";
  return depositDueAt === null ? "claimed" : "awaiting";
}
