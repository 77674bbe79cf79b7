import type { Stage } from "../exchange";
import { sendText } from "../send";

/** Answers /readyz with 503 once shutdown has begun, so that load balancers send no new visitors. */
export function readiness(isStopping: () => boolean): Stage {
  return (exchange) =>
    isStopping() && exchange.path === "/readyz" ? sendText(exchange, 503, "stopping") : false;
}
