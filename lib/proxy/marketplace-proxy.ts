import { BROWSER_COOKIE, browserCookieName } from "@/contract/browser-cookie";
import { ERRORS } from "@/contract/codes";
import { IMAGE_PATH, MAX_IMAGE_BODY_BYTES } from "@/contract/image-limits";
import { requestIdHeaders } from "@/observability/outgoing-headers";
import { readLimited } from "../../contract/read-limited";
import { OWN_CODES } from "../api/codes";
import { callNameOf, countCall, outcomeOfStatus } from "../api/count-call";
import { REQUEST_TIMEOUT_MS } from "../api/request";

/** The same-origin proxy to the marketplace API (docs/architecture.md, §4): what of a browser's request goes through, and back. */

export interface ProxyContext {
  /** The API's base address, without a trailing slash. */
  apiBaseUrl: string;
  /** Proves to the marketplace that X-Client-Address, X-Site and X-Site-Origin come from this storefront. */
  internalSecret: string;
  /** The visitor's address, undefined when it is not known. */
  clientAddress: string | undefined;
  /** The normalised host the visitor requested. */
  site: string;
  /** What links to the brand's pages begin with, "" for a host of no brand. */
  origin: string;
  /** The visitor came by https: cookies are marked so. */
  secure: boolean;
}

/** Request headers that go through; every other one stays here. */
const FORWARDED = ["authorization", "content-type", "device", "req-v", "user-agent"] as const;
/** Answer headers that come back; connection and server headers stay behind. */
const RETURNED = ["content-type", "retry-after"] as const;

/** Plain names and slashes only: nothing to decode, no dots, no empty segment. */
const CALL_PATH = /^\/api(\/v[12](?:\/[A-Za-z0-9_-]{1,64}){1,8})$/;

/** Node requires `duplex` for a body that is a stream; the DOM's types do not have it. */
const STREAMED = { duplex: "half" } as const;

/** Largest body taken, bytes; the marketplace refuses more as well. */
const MAX_BODY = 64 * 1024;

/**
 * Sends one GET or POST on to the marketplace and streams its answer back, with its status. Redirects are not
 * followed. What fails on the way is answered as an envelope with a code of ours: 404, 413, 502 or 504.
 */
export async function proxyToMarketplace(
  request: Request,
  context: ProxyContext,
): Promise<Response> {
  const url = new URL(request.url);
  const path = CALL_PATH.exec(url.pathname)?.[1];
  if (!path) return refuse(404, ERRORS.noSuchCall);
  if (!isOwnPage(request)) return refuse(403, OWN_CODES.foreign);

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
      return refuse(502, OWN_CODES.unavailable);
    }
    return new Response(answer.body, {
      status: answer.status,
      headers: returnedHeaders(answer, context),
    });
  } catch {
    if (!request.signal.aborted) countCall(call, timeout.aborted ? "timeout" : "network", began);
    return timeout.aborted ? refuse(504, OWN_CODES.timeout) : refuse(502, OWN_CODES.unavailable);
  }
}

/**
 * A picture goes through as it comes, so that many at once take no memory here: the marketplace, which checks the login
 * first, counts it. Every other body is small, and read at once.
 */
async function bodyOf(request: Request, path: string) {
  if (path !== IMAGE_PATH) return readBody(request);
  const announced = Number(request.headers.get("content-length") ?? 0);
  return announced > MAX_IMAGE_BODY_BYTES ? "too large" : (request.body ?? undefined);
}

/** A body that breaks off, or is too slow, is the sender's affair and no error of ours. */
async function readBody(request: Request) {
  return readLimited(request.body, MAX_BODY).catch(() => "broken off" as const);
}

/** Browsers say where a request comes from; one from another site's page has no business here. */
function isOwnPage(request: Request): boolean {
  const from = request.headers.get("sec-fetch-site");
  return from === null || from === "same-origin" || from === "none";
}

function forwardedHeaders(request: Request, context: ProxyContext): Headers {
  const headers = new Headers({
    "X-Internal-Secret": context.internalSecret,
    "X-Site": context.site,
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

/** The one cookie that goes through, both ways. @returns what stands behind its name */
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
