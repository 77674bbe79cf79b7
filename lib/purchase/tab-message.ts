import type { Fields } from "@/lib/decode/strict";
/** What windows of one brand host say to each other about orders. No amounts, no names, no addresses. */
export type TabMessage =
  /** Does another window hold an order for these goods that waits for its payment? */
  | { kind: "ask"; goodsId: number }
  | { kind: "waiting"; goodsId: number; orderNum: string }
  | { kind: "paid"; goodsId: number; orderNum: string }
  | { kind: "gone"; goodsId: number; orderNum: string };

/** @returns null for what another version of the page, or another script, may have sent */
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
