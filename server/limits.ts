import { MAX_CONNECTIONS, REQUEST_LIMITS } from "@storefront/platform/http/request-limits";

/** Limits per client and request. Times in ms, sizes in bytes. */
export const LIMITS = {
  ...REQUEST_LIMITS,
  maxConnections: MAX_CONNECTIONS,
  targetLength: 8 * 1024,
  /** The same as the marketplace's limit. */
  bodyLength: 64 * 1024,
} as const;
