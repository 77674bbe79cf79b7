import { type NextRequest, NextResponse } from "next/server";
import { isRefusedHost } from "@/lib/routing/refused-host";
import { readRequestedHost } from "@/lib/routing/requested-host";
import { resolveRoute } from "@/lib/routing/resolve-route";
import { routingRules } from "@/lib/routing/rules";
import { ROOT_COOKIE, ROOT_COOKIE_AGE } from "@/lib/routing/tablet";
import { hostVary } from "@/lib/routing/vary";

export const config = {
  runtime: "nodejs",
  // Assets and health checks are the same on every host and need no routing.
  // Requests that server/ has routed have a header that no client can send (server/next/routed-mark.ts).
  matcher: [
    {
      source: "/((?!_next/|healthz$|readyz$).*)",
      missing: [{ type: "header", key: "x-routed(by-server)" }],
    },
  ],
};

const DESKTOP_COOKIE = "desktop";
const DESKTOP_COOKIE_SECONDS = 30 * 24 * 60 * 60;

/** The API and pictures are not pages; only their host is checked. */
const NO_PAGE = /^\/(?:api|media)\//;

/** Routes a page request by the decision of lib/routing. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const rules = routingRules();
  const host = readRequestedHost((name) => request.headers.get(name), rules);
  if (NO_PAGE.test(pathname)) {
    const refused = isRefusedHost(host, pathname, rules);
    return refused ? new NextResponse(null, { status: 421 }) : NextResponse.next();
  }
  const decision = resolveRoute(
    {
      host,
      path: pathname,
      query: search,
      userAgent: request.headers.get("user-agent"),
      desktopCookie: request.cookies.has(DESKTOP_COOKIE),
    },
    rules,
  );
  if (decision.kind === "refuse") return new NextResponse(null, { status: decision.status });

  const response =
    decision.kind === "redirect"
      ? NextResponse.redirect(new URL(decision.location, request.nextUrl), decision.status)
      : NextResponse.rewrite(new URL(decision.path, request.nextUrl));
  const vary = hostVary(rules.trustedHops);
  response.headers.append("Vary", decision.variesByDevice ? `${vary},User-Agent` : vary);
  if (decision.noStore || (decision.kind === "redirect" && request.headers.has("rsc"))) {
    response.headers.set("Cache-Control", "no-store");
  } else if (decision.isPrivate || decision.marksRoot) {
    response.headers.set("Cache-Control", "private, no-cache");
  }
  if (decision.rememberDesktop) {
    response.cookies.set(DESKTOP_COOKIE, "1", {
      path: "/",
      maxAge: DESKTOP_COOKIE_SECONDS,
      sameSite: "lax",
      secure: host.secure,
    });
  }
  if (decision.marksRoot) {
    response.cookies.set(ROOT_COOKIE, "1", {
      path: "/",
      maxAge: ROOT_COOKIE_AGE,
      sameSite: "lax",
      secure: host.secure,
    });
  }
  return response;
}
