import { ApiError } from "@storefront/contract/api-error";

/**
 * SQLSTATE of a database that cannot do the work now, by code or class: too many connections, full disk or memory,
 * a lock not had in time, a cancelled statement, a deadlock, shutdown, and a connection that idled in a transaction.
 */
const UNAVAILABLE = /^(08|53|55P03|57014|57P0[1-5]|40P01|40001|25P0[34])/;

/** Codes of postgres-js and of the system for a connection that was lost or not made. */
const DISCONNECTED = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** The refusal for a driver's error that says that the database could not do the work now; undefined for any other. */
export function databaseBusy(error: unknown): ApiError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code !== "string") continue;
    if (DISCONNECTED.has(code) || UNAVAILABLE.test(code)) return new ApiError("databaseBusy");
  }
  return undefined;
}
