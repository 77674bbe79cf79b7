import { isHttps } from "@storefront/platform/http/forwarded";
import type { Exchange, Stage } from "../exchange";
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
 * can rewrite anything, and whether the visitor uses https.
 * @param trustedHops number of our proxies, whose X-Forwarded-Proto or Forwarded is trusted
 * @param transportPolicy value of Strict-Transport-Security
 */
export function normalizeRequest(trustedHops: number, transportPolicy: string): Stage {
  return (exchange: Exchange) => {
    const { request } = exchange;
    const { "x-forwarded-proto": forwardedProto, forwarded } = request.headers;
    exchange.secure = isHttps(
      { forwardedProto: forwardedProto?.toString(), forwarded },
      trustedHops,
    );
    if (exchange.secure) exchange.transportPolicy = transportPolicy;
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
