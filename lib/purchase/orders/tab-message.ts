import type { Fields } from "@/lib/decode/strict";
/** Messages between windows of one brand host about orders. No amounts, no names, no addresses. */
export type TabMessage =
  /** Queries other windows for unpaid orders for these goods. */
  | { kind: "ask"; goodsId: number }
  | { kind: "waiting"; goodsId: number; orderNum: string }
  | { kind: "paid"; goodsId: number; orderNum: string }
  | { kind: "gone"; goodsId: number; orderNum: string };

/** @returns null for any other message, such as one from another version of the page */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { kind, goodsId, orderNum } = data as Fields<"kind" | "goodsId" | "orderNum">;
  if (typeof goodsId !== "number") return null;
  if (kind === "ask") return { kind, goodsId };
  if (typeof orderNum !== "string") return null;
  return kind === "waiting" || kind === "paid" || kind === "gone"
    ? { kind, goodsId, orderNum }
    : null;
}
