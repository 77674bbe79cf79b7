import type { Rules } from "@/lib/routing/decide";
import { isRefusedHost } from "@/lib/routing/refused-host";
import type { Stage } from "../exchange";
import { sendText } from "../finalize";
import { forwardedHost } from "../forwarded-host";

/** Answers 421 to every request of a host of no brand where the operator wants that, API and pictures included. */
export function refuseUnknownHosts(rules: Rules): Stage {
  return (exchange) => {
    const { headers } = exchange.request;
    const asked = { host: headers.host ?? null, forwardedHost: forwardedHost(headers) };
    return isRefusedHost({ ...asked, path: exchange.path }, rules)
      ? sendText(exchange, 421, "Misdirected Request")
      : false;
  };
}
