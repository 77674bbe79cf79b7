import { MAX_ADDRESS_BYTES, MAX_BODY_BYTES } from "@storefront/contract/http/size-limits";
import { MAX_CONNECTIONS, REQUEST_LIMITS } from "@storefront/platform/http/request-limits";

/** Open streams of the live channel. */
const MAX_STREAMS = 10_000;

/** Limits per client and request. Times in ms, sizes in bytes. */
export const LIMITS = {
  ...REQUEST_LIMITS,
  /** Limit over all clients together: idle streams leave as many connections for pages as there would be without them. */
  maxConnections: MAX_CONNECTIONS + MAX_STREAMS,
  maxStreams: MAX_STREAMS,
  targetLength: MAX_ADDRESS_BYTES,
  bodyLength: MAX_BODY_BYTES,
} as const;
