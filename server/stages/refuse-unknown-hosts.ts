import { isRefusedHost } from "@/lib/routing/refused-host";
import type { Rules } from "@/lib/routing/resolve-route";
import type { Stage } from "../exchange";
import { sendText } from "../send";

/** Answers 421 to every request for a host without a brand, API and pictures included, if the operator enables it. */
export function refuseUnknownHosts(rules: Rules): Stage {
  return (exchange) =>
    isRefusedHost(exchange.host, exchange.path, rules) &&
    sendText(exchange, 421, "Misdirected Request");
}
