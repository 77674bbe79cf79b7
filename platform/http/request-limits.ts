import type { ServerOptions } from "node:http";
import { MAX_HEAD_BYTES } from "@storefront/contract/http/size-limits";

/** Time and size limits of requests to both programs. Times in ms, sizes in bytes. */
export const REQUEST_LIMITS = {
  /** For the header to arrive; also for the first byte of a new connection. */
  headersTimeout: 10_000,
  /** For the whole request including its body: ends slow bodies. */
  requestTimeout: 20_000,
  /**
   * Between two requests of a connection: longer than the 60 s after which proxies commonly close theirs, so that the
   * server never closes a connection that a proxy is about to use.
   */
  keepAliveTimeout: 65_000,
  /** Interval between checks of the first two timeouts. */
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: MAX_HEAD_BYTES,
} as const satisfies ServerOptions;

export const MAX_UPLOAD_MB = 64;
/** Largest body at all: a catalog with pictures, in the console. */
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

/** Connections of all clients together. */
export const MAX_CONNECTIONS = 10_000;

/** Default connections per client: enough for an office behind one address. */
export const CONNECTIONS_PER_CLIENT = 256;
