import { type RouteDecision, type Rules, resolveRoute } from "@/lib/routing/resolve-route";
import { hostVary } from "@/lib/routing/vary";
import type { Exchange, Stage } from "../exchange";
import { pageVary } from "../page-vary";
import { desktopCookie, hasDesktopCookie, rootCookie } from "../routing-cookies";
import { send, sendText } from "../send";

/** Paths that are the same on every host and need no routing, like the matcher of middleware.ts. */
const NO_PAGE = /^\/(?:_next\/|api\/|media\/|healthz$|readyz$)/;

/** Applies the decision of lib/routing, as middleware.ts does under plain `next start`. */
export function routing(rules: Rules): Stage {
  const vary = hostVary(rules.trustedHops);
  return (exchange) => {
    // Answers of the API depend on the host too.
    exchange.hostVary = vary;
    if (NO_PAGE.test(exchange.path)) return false;
    const { headers } = exchange.request;
    const decision = resolveRoute(
      {
        host: exchange.host,
        path: exchange.path,
        query: exchange.query,
        userAgent: headers["user-agent"] ?? null,
        desktopCookie: hasDesktopCookie(headers.cookie),
      },
      rules,
    );
    exchange.decision = decision;
    if (decision.kind === "refuse") return sendText(exchange, decision.status, "");
    return decision.kind === "redirect" ? redirect(exchange, decision) : false;
  };
}

function redirect(exchange: Exchange, decision: RouteDecision & { kind: "redirect" }): true {
  const { status, location, isPrivate, rememberDesktop, marksRoot } = decision;
  const headers = ["Location", location, "Vary", pageVary(exchange)];
  // A cache that ignores Vary must not answer a document request with the client router's redirect.
  if (exchange.request.headers["rsc"] !== undefined) headers.push("Cache-Control", "no-store");
  else if (isPrivate || marksRoot) headers.push("Cache-Control", "private, no-cache");
  if (rememberDesktop) headers.push("Set-Cookie", desktopCookie(exchange.host.secure));
  if (marksRoot) headers.push("Set-Cookie", rootCookie(exchange.host.secure));
  return send(exchange, status, headers, "");
}
