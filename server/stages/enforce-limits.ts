import type { Stage } from "../exchange";
import { sendText } from "../finalize";
import { LIMITS } from "../limits";

/** Sizes that Node does not bound by itself. The API proxy counts its bodies, and says so in an envelope. */
export const enforceLimits: Stage = (exchange) => {
  const { request, path, query } = exchange;
  if (path.length + query.length > LIMITS.targetLength) {
    return sendText(exchange, 414, "URI Too Long");
  }
  const declared = Number(request.headers["content-length"] ?? 0);
  if (declared > LIMITS.bodyLength && !path.startsWith("/api/")) {
    // What is left of the body must not be read as the next request.
    return sendText(exchange, 413, "Content Too Large", ["Connection", "close"]);
  }
  return false;
};
