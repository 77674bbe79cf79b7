import { ApiError } from "@storefront/contract/api-error";

/**
 * SQLSTATE of a database that cannot do the work now, by code or class: too many connections, full disk or memory,
 * a lock not had in time, a canceled statement, a deadlock, shutdown, and a connection that idled in a transaction.
 */
const UNAVAILABLE = /^(08|53|55P03|57014|57P0[1-5]|40P01|40001|25P0[34])/;

/** Messages of the driver for a connection that was lost or not made; the driver has no codes. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/;

/** Codes of the system for the same. */
const DISCONNECTED = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

interface Cause {
  code?: unknown;
  message?: string;
  cause?: Cause;
}

/** The refusal for a driver's error that says that the database could not do the work now; undefined for any other. */
export function databaseBusy(error: unknown): ApiError | undefined {
  for (let at = error as Cause | undefined; at; at = at.cause) {
    const { message = "" } = at;
    const code = typeof at.code === "string" ? at.code : "";
    const isLost = LOST.test(message) || DISCONNECTED.has(code) || UNAVAILABLE.test(code);
    if (isLost) return new ApiError("databaseBusy");
  }
  return undefined;
}
