import { matchesIfNoneMatch } from "@/server/cache/store/etag.js";
import { parseRange } from "./byte-range";
import { type Encoding, negotiateEncoding } from "./content-encoding";
import type { Exchange } from "./exchange";
import { withFrontCache } from "./front-cache";
import { type FlatHeaders, send } from "./send";

/** A file in memory with its headers. */
export interface SentFile {
  identity: Uint8Array;
  gzip?: Uint8Array | undefined;
  br?: Uint8Array | undefined;
  etag: string;
  /** All but Content-Length, -Encoding, -Range, ETag, Vary and Accept-Ranges. */
  headers: FlatHeaders;
}

/**
 * Sends a file, a range of it (206), or 304.
 * @param isFrontCacheable whether nginx may keep it: its address is the only one of the file
 */
export function sendFile(exchange: Exchange, file: SentFile, isFrontCacheable: boolean): true {
  const { headers } = exchange.request;
  const validators = ["ETag", file.etag, ...(file.gzip ? ["Vary", "Accept-Encoding"] : [])];
  if (matchesIfNoneMatch(headers["if-none-match"], file.etag)) {
    return send(exchange, 304, [...file.headers, ...validators]);
  }
  const common = [...file.headers, ...validators, "Accept-Ranges", "bytes"];
  // Ranges are of the identity encoding. With If-Range the complete file is sent: weak ETags must not match it.
  const range =
    headers["if-range"] === undefined ? parseRange(headers.range, file.identity.length) : null;
  if (range === "unsatisfiable") {
    return send(exchange, 416, [...common, "Content-Range", `bytes */${file.identity.length}`], "");
  }
  if (range !== null) {
    const { first, last } = range;
    const contentRange = ["Content-Range", `bytes ${first}-${last}/${file.identity.length}`];
    return send(
      exchange,
      206,
      [...common, ...contentRange],
      file.identity.subarray(first, last + 1),
    );
  }
  const [encoding, body] = chooseEncoding(file, negotiateEncoding(headers["accept-encoding"]));
  const encoded = encoding === "identity" ? common : [...common, "Content-Encoding", encoding];
  const kept = isFrontCacheable ? withFrontCache(exchange, encoded, body.length) : encoded;
  return send(exchange, 200, kept, body);
}

function chooseEncoding(file: SentFile, encoding: Encoding): [Encoding, Uint8Array] {
  if (encoding === "br" && file.br) return ["br", file.br];
  if (encoding !== "identity" && file.gzip) return ["gzip", file.gzip];
  return ["identity", file.identity];
}
