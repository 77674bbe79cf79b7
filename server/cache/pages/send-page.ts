import { limitStaleAge } from "@/lib/http/limit-stale-age";
import { type CompressedBody, identityOf } from "@/server/cache/store/compressed-body.js";
import { REPORTING_ENDPOINTS } from "@/server/cache/store/content-security-policy.js";
import { matchesIfNoneMatch } from "@/server/cache/store/etag.js";
import type { PreparedPage } from "@/server/cache/store/prepare-page.js";
import { type Encoding, negotiateEncoding } from "../../content-encoding";
import type { Exchange } from "../../exchange";
import { isFrontCacheable, withFrontCache } from "../../front-cache";
import { pageVary } from "../../page-vary";
import { desktopCookie } from "../../routing-cookies";
import { type FlatHeaders, send, sendText } from "../../send";
import type { FoundPage, Outdated } from "./page-source";
import type { PagePart } from "./rsc-request";
import { sharedLifetime } from "./shared-lifetime";

const OUTDATED: Record<Outdated, string> = {
  unavailable: "marketplace-unavailable",
  failed: "render-failed",
  limited: "too-many-searches",
};

type Part = Exclude<PagePart, { kind: "elsewhere" }>;

interface Completion {
  /** Completes the location of a page that redirects. */
  locate: (location: string) => string;
  /** Called when the client accepts gzip but not brotli, and the body has only that. */
  addGzip: (body: CompressedBody) => Promise<void>;
}

/**
 * Sends a stored page, or the part of it that the client router requests.
 */
export function sendPage(
  exchange: Exchange,
  found: FoundPage,
  part: Part,
  { locate, addGzip }: Completion,
): true | Promise<true> {
  const { page } = found.entry;
  const body = bodyOf(page, part);
  const headers = [...pageHeaders(exchange, found), ...partHeaders(found, part)];
  if (body === undefined) return sendText(exchange, 404, "Not Found");
  // The payload itself encodes a missing page or a redirect; the router accepts no other status.
  const status = part.kind === "document" ? page.status : 200;
  const location = page.location === undefined ? undefined : locate(page.location);
  if (location !== undefined && part.kind === "document") {
    return send(exchange, status, [...headers, "Location", location], "");
  }
  // The payload has the uncompleted location; without a payload the router loads the document.
  if (location !== page.location) return sendText(exchange, 404, "Not Found");
  const { request } = exchange;
  const tagged = [...headers, "ETag", body.etag];
  if (status === 200 && matchesIfNoneMatch(request.headers["if-none-match"], body.etag)) {
    return send(exchange, 304, tagged);
  }
  const isKept =
    status === 200 && part.kind === "document" && !found.outdated && isFrontCacheable(exchange);
  const accepted = negotiateEncoding(request.headers["accept-encoding"]);
  const sendBody = (): true => {
    const [encoding, bytes] = encoded(body, accepted);
    const complete = encoding === "identity" ? tagged : [...tagged, "Content-Encoding", encoding];
    const kept = isKept ? withFrontCache(exchange, complete, bytes.length) : complete;
    return send(exchange, status, kept, bytes);
  };
  const needsGzip = accepted === "gzip" && body.br !== undefined && body.gzip === undefined;
  return needsGzip ? addGzip(body).then(sendBody) : sendBody();
}

function bodyOf({ body, rsc, segments }: PreparedPage, part: Part): CompressedBody | undefined {
  if (part.kind === "document") return body;
  return part.kind === "payload" ? rsc : segments.get(part.segment);
}

function pageHeaders(exchange: Exchange, found: FoundPage): FlatHeaders {
  const { decision } = exchange;
  const headers: (string | number)[] = ["Vary", pageVary(exchange), "x-nextjs-cache", found.cache];
  // Makes the client router cache it as long as static pages.
  if (found.entry.page.kind === "APP_PAGE") headers.push("x-nextjs-prerender", "1");
  if (decision?.rememberDesktop) headers.push("Set-Cookie", desktopCookie(exchange.host.secure));
  const own = found.entry.page.headers;
  for (const name in own) {
    if (name !== "cache-control") headers.push(name, own[name] ?? "");
  }
  headers.push("Cache-Control", cacheControl(found, decision));
  if (found.outdated) headers.push("X-Outdated", OUTDATED[found.outdated]);
  return headers;
}

function cacheControl({ entry, outdated }: FoundPage, decision: Exchange["decision"]): string {
  if (decision?.noStore) return "no-store";
  if (decision?.isPrivate) return "private, no-cache";
  if (outdated) return "no-cache";
  const own = entry.page.headers["cache-control"];
  if (own !== undefined) return limitStaleAge(own);
  return sharedLifetime(entry, Date.now());
}

function partHeaders({ entry: { page }, path }: FoundPage, part: Part): FlatHeaders {
  if (part.kind === "document") {
    const type = ["Content-Type", page.contentType];
    return page.csp ? [...type, "Content-Security-Policy", page.csp, ...REPORTING_ENDPOINTS] : type;
  }
  const payload = ["Content-Type", "text/x-component", "x-nextjs-rewritten-path", path];
  return part.kind === "segment" ? [...payload, "x-nextjs-postponed", "2"] : payload;
}

function encoded(body: CompressedBody, encoding: Encoding): [Encoding, Buffer] {
  if (encoding === "br" && body.br) return ["br", body.br];
  if (encoding !== "identity" && body.gzip) return ["gzip", body.gzip];
  return ["identity", identityOf(body)];
}
