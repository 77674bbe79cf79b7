import { type HostHeaderRules, readRequestedHost } from "@/lib/routing/requested-host";
import { type Exchange, headersOf, type Stage } from "../exchange";
import { hasOneHost, parseTarget } from "../request-target";
import { sendText } from "../send";

/** Methods that the storefront supports. */
const SUPPORTED_METHODS: ReadonlySet<string | undefined> = new Set([
  "GET",
  "HEAD",
  "POST",
  "OPTIONS",
]);

/**
 * The first stage, because all later stages trust its results: the path and query as the client sent them, before Next
 * can rewrite anything, and the host.
 * @param transportPolicy value of Strict-Transport-Security
 */
export function normalizeRequest(rules: HostHeaderRules, transportPolicy: string): Stage {
  return (exchange: Exchange) => {
    const { request } = exchange;
    exchange.host = readRequestedHost(headersOf(request), rules);
    if (exchange.host.secure) exchange.transportPolicy = transportPolicy;
    if (!SUPPORTED_METHODS.has(request.method)) {
      return sendText(exchange, 405, "Method Not Allowed", ["Allow", "GET, HEAD, POST, OPTIONS"]);
    }
    const target = parseTarget(request.url ?? "");
    if (target === null || !hasOneHost(request)) {
      return sendText(exchange, 400, "Bad Request");
    }
    exchange.path = target.path;
    exchange.query = target.query;
    return false;
  };
}
