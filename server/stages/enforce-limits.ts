import { ERRORS } from "@storefront/contract/codes";
import type { Stage } from "../exchange";
import { LIMITS } from "../limits";
import { sendText } from "../send";

/** Enforces limits that Node does not. The API proxy limits bodies itself, because it answers with an envelope. */
export const enforceLimits: Stage = (exchange) => {
  const { request, path, query } = exchange;
  if (path.length + query.length > LIMITS.targetLength) {
    return sendText(exchange, 414, "URI Too Long");
  }
  const declared = Number(request.headers["content-length"] ?? 0);
  if (declared > LIMITS.bodyLength && !path.startsWith("/api/")) {
    return sendText(exchange, 413, ERRORS.tooLarge.msg);
  }
  return false;
};
