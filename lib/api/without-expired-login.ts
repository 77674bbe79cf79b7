import type { Result } from "./result";

/**
 * Requests what can be read without a login: an expired session is dropped by the first answer (`call` removes the
 * cookies), and the request is repeated once as a visitor's, never a third time (product §10.9).
 */
export async function withoutExpiredLogin<T>(
  request: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const first = await request();
  return !first.ok && first.kind === "expired" ? request() : first;
}
