import { ERRORS } from "@storefront/contract/codes";
import type { Rules } from "@/lib/routing/resolve-route";
import type { Stage } from "../exchange";
import { replaceInternalHeaders } from "../next/internal-headers";
import type { NextHandler } from "../next/render-page";
import { markRouted } from "../next/routed-mark";
import { ownerLocation } from "../owner-location";
import { presetFilePolicy, presetHeaders, sendEnvelope } from "../send";

/** The last stage: API routes, health checks and responses that Next generates for each request. */
export function next(handle: NextHandler): Stage {
  return async (exchange) => {
    const { request, response, path, query, decision, hostVary } = exchange;
    if (decision?.kind !== "rewrite" && !isNextPath(path)) {
      // The API proxy gives the same answer for other paths below /api/.
      return sendEnvelope(exchange, 404, ERRORS.noSuchCall);
    }
    replaceInternalHeaders(request);
    // Next treats query values named nxtP… as route parameters.
    request.url = decision?.kind === "rewrite" ? decision.path : path + withoutRouteValues(query);
    markRouted(request);
    presetHeaders(exchange);
    presetFilePolicy(exchange);
    response.vary = hostVary;
    await handle(request, response);
    return true;
  };
}

/** In development Next itself routes, with middleware.ts, so that changes apply at once. */
export function nextInDevelopment(handle: NextHandler, rules: Rules): Stage {
  return async (exchange) => {
    exchange.response.locate = (location) => ownerLocation(location, exchange, rules);
    replaceInternalHeaders(exchange.request);
    presetHeaders(exchange);
    await handle(exchange.request, exchange.response);
    return true;
  };
}

/** @returns the query without the names that Next reserves for values of dynamic routes */
export function withoutRouteValues(query: string): string {
  if (!/nxt/i.test(query) && !query.includes("%")) return query;
  const kept = query
    .slice(1)
    .split("&")
    .filter((pair) => !/^nxt/i.test(decodeName(pair)));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

function decodeName(pair: string): string {
  const name = pair.split("=", 1)[0] ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Paths that are passed to Next unchanged. Next itself resolves "..", "%2e%2e" and "\" and could arrive at the internal
 * path of a page. Only routing may select such a path, so dots, percent signs and empty segments are refused.
 */
const UNCHANGED_PATH = /^\/(?:healthz|readyz|api(?:\/[\w-]{1,64}){1,10})$/;

export function isNextPath(path: string): boolean {
  return UNCHANGED_PATH.test(path);
}
