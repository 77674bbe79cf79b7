import { OWN_CODES } from "./codes";
import type { Result } from "./result";

/**
 * A success as `read` understands it: one that cannot be read counts as broken, like an answer that is no JSON
 * (product §10.8). Failures stay what they are.
 * @param read null for data that the caller cannot go on with
 */
export function decodeResult<T>(
  result: Result<unknown>,
  read: (data: unknown) => T | null,
): Result<T> {
  if (!result.ok) return result;
  const data = read(result.data);
  return data === null ? { ok: false, kind: "broken", ...OWN_CODES.broken } : { ...result, data };
}
