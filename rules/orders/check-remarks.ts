import { ApiError } from "@/contract/api-error";

export interface RemarkEntry {
  remark_id: number;
  content: string;
}

/**
 * Every remark that the seller requires must be there, and nothing else.
 * @throws ApiError remarkNeeded naming the remark (product §5), invalid
 */
export function checkRemarks(
  asked: readonly { id: number; title: string }[],
  given: readonly RemarkEntry[],
): void {
  const ids = given.map(({ remark_id }) => remark_id);
  const unknown = ids.some((id) => asked.every((remark) => remark.id !== id));
  if (unknown || new Set(ids).size < ids.length) {
    throw new ApiError("invalid", { msg: "customer_remarks：与商品的要求不一致" });
  }
  for (const { id, title } of asked) {
    const entry = given.find(({ remark_id }) => remark_id === id);
    if (!entry?.content.trim()) throw new ApiError("remarkNeeded", { msg: `请输入${title}` });
  }
}
