import { ERRORS } from "@storefront/contract/codes";
import { refuseHead } from "@storefront/platform/http/refuse-head";
import type { Stage } from "../exchange";
import { LIMITS } from "../limits";
import { send, sendText } from "../send";

/** Enforces limits that Node does not. The API proxy limits bodies itself, because it answers with an envelope. */
export const enforceLimits: Stage = (exchange) => {
  const { request, path, query } = exchange;
  if (path.length + query.length > LIMITS.targetLength) {
    const { status, type, body } = refuseHead("addressTooLong", path);
    return send(exchange, status, ["Content-Type", type, "Cache-Control", "no-store"], body);
  }
  const declared = Number(request.headers["content-length"] ?? 0);
  if (declared > LIMITS.bodyLength && !path.startsWith("/api/")) {
    return sendText(exchange, 413, ERRORS.tooLarge.msg);
  }
  return false;
};

/** Answers /readyz with 503 once shutdown has begun, so that load balancers send no new visitors. */
export function readiness(isStopping: () => boolean): Stage {
  return (exchange) =>
    isStopping() && exchange.path === "/readyz" ? sendText(exchange, 503, "stopping") : false;
}
