import type { Stage } from "../exchange";
import { sendText } from "../finalize";

/** Answers /readyz with 503 from the moment the server begins to stop, so that no new visitor is sent here. */
export function readiness(isStopping: () => boolean): Stage {
  return (exchange) =>
    isStopping() && exchange.path === "/readyz" ? sendText(exchange, 503, "stopping") : false;
}
