import { addressGroup } from "@storefront/platform/http/client-address";
import { LIVE_PATH } from "@/lib/live/live-path";
import { isSameOriginPage } from "@/lib/proxy/forward-call";
import type { ProxyContext } from "@/lib/proxy/proxy-context";
import { readVisitor } from "@/lib/proxy/visitor";
import type { Rules } from "@/lib/routing/resolve-route";
import { type Exchange, headersOf, type Stage } from "../exchange";
import { readLiveRequest } from "../live/live-request";
import { LiveStream } from "../live/live-stream";
import type { Live } from "../live/open-live";
import { send, sendText, withSecurityHeaders } from "../send";

const HEADERS = [
  ...["Content-Type", "text/event-stream; charset=utf-8"],
  ...["Cache-Control", "no-store"],
  // nginx passes each event on at once.
  ...["X-Accel-Buffering", "no"],
];

/** Wait before another try, in seconds, when there are too many streams. */
const RETRY_AFTER_S = "60";

/**
 * Opens a stream of server-sent events: `GET /api/live?goods=1001`, with the visitor's token in Authorization and the last
 * event in Last-Event-ID. 204 without a marketplace that announces changes, because browsers report other refusals as
 * errors; their pages poll.
 * @param live null without one
 */
export function live(
  rules: Rules,
  marketplace: Pick<ProxyContext, "apiBaseUrl" | "internalSecret">,
  live: Live | null,
  isStopping: () => boolean,
): Stage {
  return (exchange) => {
    if (exchange.path !== LIVE_PATH) return false;
    const { request, query } = exchange;
    const { headers, socket } = request;
    if (live === null) return send(exchange, 204, ["Cache-Control", "no-store"]);
    if (request.method !== "GET") {
      return sendText(exchange, 405, "Method Not Allowed\n", ["Allow", "GET"]);
    }
    if (!isSameOriginPage(headers)) return sendText(exchange, 403, "Forbidden\n");
    const wanted = readLiveRequest(query, headers);
    if (wanted === null) return sendText(exchange, 400, "Bad Request\n");
    // nginx tries another storefront.
    if (isStopping()) return sendText(exchange, 503, "Service Unavailable\n", ["Retry-After", "1"]);
    const visitor = readVisitor(exchange.host, headersOf(request), socket.remoteAddress, rules);
    const address = addressGroup(visitor.clientAddress ?? "", 64);
    if (!live.limits.mayOpen(address)) {
      return sendText(exchange, 429, "Too Many Requests\n", ["Retry-After", RETRY_AFTER_S]);
    }
    const stream = openStream(exchange);
    // Releases the rest of the request; the stream lives longer.
    const { authorization, cookie, "user-agent": userAgent, device } = headers;
    const kept = { authorization, cookie, "user-agent": userAgent, device };
    const context = { ...marketplace, ...visitor, market: exchange.market };
    live.open(stream, { request: wanted, address, headers: kept, context });
    return true;
  };
}

function openStream(exchange: Exchange): LiveStream {
  const { response } = exchange;
  response.writeHead(200, withSecurityHeaders(exchange, HEADERS));
  const stream = new LiveStream(response);
  // Sends the head.
  stream.beat();
  return stream;
}
