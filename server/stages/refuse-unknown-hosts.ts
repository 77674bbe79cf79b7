import { isRefusedHost } from "@/lib/routing/refused-host";
import type { Rules } from "@/lib/routing/resolve-route";
import type { Stage } from "../exchange";
import { forwardedHost } from "../forwarded-host";
import { sendText } from "../send";

/** Answers 421 to every request for a host without a brand, API and pictures included, if the operator enables it. */
export function refuseUnknownHosts(rules: Rules): Stage {
  return (exchange) => {
    const { headers } = exchange.request;
    const hosts = { host: headers.host ?? null, forwardedHost: forwardedHost(headers) };
    return isRefusedHost({ ...hosts, path: exchange.path }, rules)
      ? sendText(exchange, 421, "Misdirected Request")
      : false;
  };
}
