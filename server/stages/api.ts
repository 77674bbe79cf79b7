import { Readable } from "node:stream";
import { forwardCall, type ProxyAnswer } from "@/lib/proxy/forward-call";
import type { ProxyContext } from "@/lib/proxy/proxy-context";
import { readVisitor } from "@/lib/proxy/visitor";
import type { Rules } from "@/lib/routing/resolve-route";
import { hostVary, mergeVary } from "@/lib/routing/vary";
import { compressAnswer } from "../compress-answer";
import { type Exchange, headersOf, type Stage } from "../exchange";
import { send, withSecurityHeaders } from "../send";

const CALL = /^\/api\/v[12]\//;
const METHODS = "GET, HEAD, OPTIONS, POST";

/** Forwards calls to the marketplace without Next: its routes cost more than the call itself. */
export function api(
  rules: Rules,
  marketplace: Pick<ProxyContext, "apiBaseUrl" | "internalSecret" | "timeoutMs">,
): Stage {
  // The answer depends on the host, and on what the visitor accepts.
  const vary = mergeVary(hostVary(rules.trustedHops), "Accept-Encoding");
  return (exchange) => {
    const { request, response, path, query } = exchange;
    if (!CALL.test(path)) return false;
    if (request.method === "OPTIONS") return send(exchange, 204, ["Allow", METHODS]);
    const { headers, socket } = request;
    const visitor = readVisitor(exchange.host, headersOf(request), socket.remoteAddress, rules);
    const call = {
      method: request.method ?? "GET",
      path,
      query,
      headers,
      body: request,
      onStart: (abort: () => void) => {
        response.once("close", () => {
          if (!response.writableFinished) abort();
        });
      },
    };
    return forwardCall(call, { ...marketplace, ...visitor, market: exchange.market }).then(
      (answer) => {
        answer.headers.push("Vary", vary);
        return sendAnswer(exchange, answer);
      },
    );
  };
}

async function sendAnswer(exchange: Exchange, answer: ProxyAnswer): Promise<true> {
  const { request } = exchange;
  const { status, headers, body, length } = await compressAnswer(
    request.headers["accept-encoding"],
    answer,
  );
  return body instanceof Readable
    ? sendStream(exchange, { status, headers, body, length })
    : send(exchange, status, headers, body);
}

/** @returns true when the answer has been sent or broken off */
function sendStream(
  exchange: Exchange,
  { status, headers, body, length }: ProxyAnswer & { body: Readable },
): Promise<true> {
  const { response } = exchange;
  response.writeHead(status, withSecurityHeaders(exchange, headers));
  // An answer of unknown length may be a stream of events, with its first event later.
  if (length === undefined) response.flushHeaders();
  return new Promise((resolve) => {
    // A truncated answer must not look complete. The client's socket is closed without the error: a library that notes
    // on an error which socket it closed cannot do so twice.
    body.once("error", () => response.destroy());
    response.once("close", () => {
      body.destroy();
      resolve(true);
    });
    body.pipe(response);
  });
}
