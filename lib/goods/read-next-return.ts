import type { NextReturn } from "@storefront/contract/listing/trade-view";
import { asFlag, asObject, asTime } from "@/lib/decode/lenient";

/** Reads when a rented account comes back. @returns null when one is free, or that is not known */
export function readNextReturn(value: unknown): NextReturn | null {
  const { ends_at, needs_check } = asObject(value);
  const at = asTime(ends_at);
  return at === null ? null : { at, needsCheck: asFlag(needs_check) };
}
