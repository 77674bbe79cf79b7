import { integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";

/** A visitor's choice on a goods page, stored in its history entry for Back and Forward. */
export interface Choice {
  /** 0: none. */
  specId: number;
  /** Text of the quantity field. */
  quantity: string;
}

const KEY = "choice";

/**
 * Keeps the choice in the current history entry, beside what the router has stored there. An entry of a link to a
 * fragment has no state; it stays so, because the router reloads the page on Back to a state that is not its own.
 */
export function storeChoice(goodsId: number, choice: Choice): void {
  if (window.history.state === null) return;
  window.history.replaceState({ ...window.history.state, [KEY]: { goodsId, ...choice } }, "");
}

/** @returns null when the entry has no choice of these goods */
export function readChoice(goodsId: number): Choice | null {
  const kept = objectOrNull<"goodsId" | keyof Choice>(
    objectOrNull<typeof KEY>(window.history.state)?.[KEY],
  );
  if (kept === null || kept["goodsId"] !== goodsId) return null;
  const specId = integerOrNull(kept["specId"]);
  const quantity = textOrNull(kept["quantity"]);
  return specId === null || quantity === null ? null : { specId, quantity };
}
