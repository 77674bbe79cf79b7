import type { ServerOptions } from "node:http";

/** How long, and how large, a request to either program may be. Times in ms, sizes in bytes. */
export const REQUEST_LIMITS = {
  /** For the header to arrive; also for the first byte of a new connection. */
  headersTimeout: 10_000,
  /** For the whole request, its body included: a body that trickles ends here. */
  requestTimeout: 20_000,
  /**
   * Between two requests of one connection: longer than the 60 s that proxies commonly keep theirs, so that none is
   * closed on which somebody is just about to send.
   */
  keepAliveTimeout: 65_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

/** Connections of all clients together. */
export const MAX_CONNECTIONS = 10_000;

/** Connections of one client where the operator has said nothing: an office behind one address has room. */
export const CONNECTIONS_PER_CLIENT = 256;
