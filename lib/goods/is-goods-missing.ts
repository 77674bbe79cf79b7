import { ERRORS } from "@storefront/contract/codes";
import type { Result } from "@/lib/api/result";

/**
 * Whether the answer of `goodsDetail` says that there is no such listing. An API with other codes reports unknown goods by
 * HTTP 404, which is also the status of a missing call.
 */
export function isGoodsMissing(result: Result<unknown>): boolean {
  if (result.ok || result.kind !== "refused") return false;
  if (result.code === ERRORS.goodsNotFound.code) return true;
  return result.status === 404 && result.code !== ERRORS.noSuchCall.code;
}
