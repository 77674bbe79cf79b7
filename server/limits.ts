import type { ServerOptions } from "node:http";

/** What one client may take of the server (issue: slow and oversized requests). Times in ms, sizes in bytes. */
export const LIMITS = {
  /** For the header to arrive. */
  headersTimeout: 10_000,
  /** For the whole request, its body included. */
  requestTimeout: 20_000,
  /** Between two requests of one connection; longer than the 60 s that proxies commonly keep theirs. */
  keepAliveTimeout: 65_000,
  /** How often the two above are checked. */
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  maxConnections: 10_000,
  targetLength: 8 * 1024,
  /** As much as the marketplace takes. */
  bodyLength: 64 * 1024,
} as const;

export const SERVER_OPTIONS: ServerOptions = {
  headersTimeout: LIMITS.headersTimeout,
  requestTimeout: LIMITS.requestTimeout,
  keepAliveTimeout: LIMITS.keepAliveTimeout,
  connectionsCheckingInterval: LIMITS.connectionsCheckingInterval,
  maxHeaderSize: LIMITS.maxHeaderSize,
};
