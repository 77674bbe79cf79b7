import { type Decision, decide, type Rules } from "@/lib/routing/decide";
import { DESKTOP_COOKIE, hasDesktopCookie } from "../desktop-cookie";
import type { Exchange, Stage } from "../exchange";
import { send, sendText } from "../finalize";

/** The same on every host, and none of routing's business: as the matcher of middleware.ts has it. */
const NO_PAGE = /^\/(?:_next\/|api\/|media\/|healthz$|readyz$)/;

/** Takes the decision of lib/routing, as middleware.ts does under `next start`. */
export function routing(rules: Rules): Stage {
  return (exchange) => {
    if (NO_PAGE.test(exchange.path)) return false;
    const { headers } = exchange.request;
    const decision = decide(
      {
        host: headers.host ?? null,
        forwardedHost: first(headers["x-forwarded-host"]),
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

function redirect(exchange: Exchange, decision: Decision & { kind: "redirect" }): true {
  const { status, location, variesByDevice, keepPrivate, rememberDesktop } = decision;
  const headers = ["Location", location];
  if (variesByDevice) headers.push("Vary", "User-Agent");
  if (keepPrivate) headers.push("Cache-Control", "private, no-cache");
  if (rememberDesktop) headers.push("Set-Cookie", DESKTOP_COOKIE);
  return send(exchange, status, headers, "");
}

function first(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}
