import { ApiError } from "@storefront/contract/api-error";

export interface RemarkEntry {
  remark_id: number;
  content: string;
}

/**
 * Checks that the buyer has filled in exactly the remarks that the seller requires.
 * @throws ApiError remarkNeeded naming the remark (product §5), invalid
 */
export function checkRemarks(
  required: readonly { id: number; title: string }[],
  entries: readonly RemarkEntry[],
): void {
  const ids = entries.map(({ remark_id }) => remark_id);
  const unknown = ids.some((id) => required.every((remark) => remark.id !== id));
  if (unknown || new Set(ids).size < ids.length) {
    throw new ApiError("invalid", { msg: "customer_remarks：与商品的要求不一致" });
  }
  for (const { id, title } of required) {
    const entry = entries.find(({ remark_id }) => remark_id === id);
    if (!entry?.content.trim()) throw new ApiError("remarkNeeded", { msg: `请输入${title}` });
  }
}
