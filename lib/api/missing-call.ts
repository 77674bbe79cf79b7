import { ERRORS } from "@/contract/codes";
import type { Result } from "./result";

/** Codes by which a call that exists says that it did not find its subject. */
const NOT_FOUND: ReadonlySet<number> = new Set(
  [ERRORS.orderNotFound, ERRORS.goodsNotFound].map(({ code }) => code),
);

/** @returns whether the API has no such call: what is not in the specification, an API may do without */
export function isMissingCall(result: Result<unknown>): boolean {
  return !result.ok && result.status === 404 && !NOT_FOUND.has(result.code);
}
