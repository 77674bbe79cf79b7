import { LOCAL_CODES } from "./codes";
import type { Result } from "./result";

/**
 * Decodes the data of a success. Data that cannot be decoded makes it a "broken" failure, like an answer that is not
 * JSON (product §10.8). Failures are returned unchanged.
 * @param read returns null for data that the caller cannot use
 */
export function decodeResult<T>(
  result: Result<unknown>,
  read: (data: unknown) => T | null,
): Result<T> {
  if (!result.ok) return result;
  const data = read(result.data);
  return data === null ? { ok: false, kind: "broken", ...LOCAL_CODES.broken } : { ...result, data };
}
