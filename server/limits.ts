import { MAX_CONNECTIONS, REQUEST_LIMITS } from "@/contract/request-limits";

/** What one client may take of the server. Times in ms, sizes in bytes. */
export const LIMITS = {
  ...REQUEST_LIMITS,
  maxConnections: MAX_CONNECTIONS,
  targetLength: 8 * 1024,
  /** As much as the marketplace takes. */
  bodyLength: 64 * 1024,
} as const;
