import { ERRORS } from "@storefront/contract/codes";
import { IMAGE_PATH, MAX_IMAGE_BODY_BYTES } from "@storefront/contract/image-limits";
import { BROWSER_COOKIE, browserCookieName } from "@storefront/platform/http/browser-cookie";
import { readLimited } from "@storefront/platform/http/read-limited";
import { requestIdHeaders } from "@storefront/platform/observability/outgoing-headers";
import { LOCAL_CODES } from "../api/codes";
import { callNameOf, countCall, outcomeOfStatus } from "../api/count-call";
import { REQUEST_TIMEOUT_MS } from "../api/request";

/** The same-origin proxy to the marketplace API (docs/architecture.md, §4). */

export interface ProxyContext {
  /** The API's base address, without a trailing slash. */
  apiBaseUrl: string;
  /** Proves to the marketplace that X-Client-Address, X-Site, X-Brand and X-Site-Origin come from this storefront. */
  internalSecret: string;
  /** The visitor's address; undefined when unknown. */
  clientAddress: string | undefined;
  /** The normalised host the visitor requested. */
  site: string;
  /** Key of its brand; "" for a host without one. */
  brand: string;
  /** Origin of links to the brand's pages; "" for a host without a brand. */
  origin: string;
  /** The visitor uses https: cookies are marked Secure. */
  secure: boolean;
}

/** Request headers that are forwarded; all others are dropped. */
const FORWARDED = ["authorization", "content-type", "device", "req-v", "user-agent"] as const;
/** Response headers that are returned; connection and server headers are dropped. */
const RETURNED = ["content-type", "retry-after"] as const;

/** Plain names and slashes only: no escapes, no dots, no empty segments. */
const CALL_PATH = /^\/api(\/v[12](?:\/[A-Za-z0-9_-]{1,64}){1,8})$/;

/** Node requires `duplex` for a streamed body; the DOM's types lack it. */
const STREAMED = { duplex: "half" } as const;

/** Maximum body size in bytes; the marketplace has the same limit. */
const MAX_BODY = 64 * 1024;

/**
 * Forwards a GET or POST to the marketplace and streams its answer back with its status. Redirects are not followed.
 * Failures are answered with an envelope with one of our codes: 400, 403, 404, 413, 502 or 504.
 */
export async function proxyToMarketplace(
  request: Request,
  context: ProxyContext,
): Promise<Response> {
  const url = new URL(request.url);
  const path = CALL_PATH.exec(url.pathname)?.[1];
  if (!path) return refuse(404, ERRORS.noSuchCall);
  if (!isSameOriginPage(request)) return refuse(403, LOCAL_CODES.foreign);

  const body = request.method === "POST" ? await bodyOf(request, path) : undefined;
  if (body === "too large") return refuse(413, ERRORS.tooLarge);
  if (body === "broken off") return refuse(400, ERRORS.brokenBody);

  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const call = callNameOf(path);
  const began = performance.now();
  try {
    const answer = await fetch(context.apiBaseUrl + path + url.search, {
      method: request.method,
      headers: forwardedHeaders(request, context),
      body: body ?? null,
      ...STREAMED,
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.any([timeout, request.signal]),
    });
    countCall(call, outcomeOfStatus(answer.status), began);
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      return refuse(502, LOCAL_CODES.unavailable);
    }
    return new Response(answer.body, {
      status: answer.status,
      headers: returnedHeaders(answer, context),
    });
  } catch {
    if (!request.signal.aborted) countCall(call, timeout.aborted ? "timeout" : "network", began);
    return timeout.aborted
      ? refuse(504, LOCAL_CODES.timeout)
      : refuse(502, LOCAL_CODES.unavailable);
  }
}

/**
 * A picture is streamed, so that concurrent uploads take no memory here; the marketplace checks the login first, and
 * counts the bytes. Every other body is small, and buffered.
 */
async function bodyOf(request: Request, path: string) {
  if (path !== IMAGE_PATH) return readBody(request);
  const declaredSize = Number(request.headers.get("content-length") ?? 0);
  return declaredSize > MAX_IMAGE_BODY_BYTES ? "too large" : (request.body ?? undefined);
}

/** An aborted or too slow body is the client's fault, not a server error. */
async function readBody(request: Request) {
  return readLimited(request.body, MAX_BODY).catch(() => "broken off" as const);
}

/** Whether the request is not from another site's page, according to the browser. */
function isSameOriginPage(request: Request): boolean {
  const from = request.headers.get("sec-fetch-site");
  return from === null || from === "same-origin" || from === "none";
}

function forwardedHeaders(request: Request, context: ProxyContext): Headers {
  const headers = new Headers({
    "X-Internal-Secret": context.internalSecret,
    "X-Site": context.site,
    "X-Brand": context.brand,
    "X-Site-Origin": context.origin,
    ...requestIdHeaders(),
  });
  if (context.clientAddress) headers.set("X-Client-Address", context.clientAddress);
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cookies = request.headers.get("cookie")?.split(";") ?? [];
  const secret = cookieValue(cookies, browserCookieName(context.secure));
  if (secret) headers.set("Cookie", `${BROWSER_COOKIE}=${secret}`);
  return headers;
}

function returnedHeaders(answer: Response, { secure }: ProxyContext): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const name of RETURNED) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cookie = cookieValue(answer.headers.getSetCookie(), BROWSER_COOKIE);
  if (cookie) {
    headers.set("Set-Cookie", `${browserCookieName(secure)}=${cookie}${secure ? "; Secure" : ""}`);
  }
  return headers;
}

/** The only cookie that is forwarded, in both directions. @returns its value, with attributes if there are any */
const cookieValue = (cookies: string[], name: string) =>
  cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function refuse(status: number, { code, msg }: { code: number; msg: string }): Response {
  return Response.json(
    { code, msg, data: null },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}
