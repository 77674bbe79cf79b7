import { ERRORS } from "@storefront/contract/codes";
import type { Result } from "./result";

/** Codes of existing calls that did not find their subject. */
const NOT_FOUND: ReadonlySet<number> = new Set(
  [ERRORS.orderNotFound, ERRORS.goodsNotFound].map(({ code }) => code),
);

/** Whether the API lacks the call: an API need not implement calls that are not in the specification. */
export function isMissingCall(result: Result<unknown>): boolean {
  return !result.ok && result.status === 404 && !NOT_FOUND.has(result.code);
}
