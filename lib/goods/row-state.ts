import type { GoodsRow } from "./goods-row";

/**
 * Says why a listing cannot be bought now.
 * @returns null when it can
 */
export function goneText({ kind, soldOut }: Pick<GoodsRow, "kind" | "soldOut">): string | null {
  if (!soldOut) return null;
  if (kind === "租号") return "已租出";
  return kind === "账号" ? "已售出" : "已售罄";
}
