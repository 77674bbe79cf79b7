import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import compression from "compression";
import { mergeVary } from "@/lib/routing/vary";
import { isFoundPage, isWhole, onRequest } from "./on-request";
import { Recent } from "./recent";

/** A thousand goods pages of 20 KB. */
const LIMIT_BYTES = 20 * 1024 * 1024;

const GZIP = /(?:^|,)\s*gzip\s*(?:,|;(?!\s*q=0(?:\.0+)?\s*(?:,|$))|$)/i;

/** @returns whether an Accept-Encoding header admits gzip */
export function acceptsGzip(header: string | undefined): boolean {
  return header !== undefined && GZIP.test(header);
}

/**
 * Compresses answers in place of Next. A cached page is the same for everyone, so its compressed form is kept under
 * its ETag and made once; compressing it anew costs more than all the rest of answering. Everything else goes
 * through the usual compression.
 */
export function compressOnce(): void {
  const compress = compression();
  const pages = new Recent<Buffer>(LIMIT_BYTES, (packed) => packed.length);
  onRequest((request, response) => {
    compress(request as never, response as never, () => {});
    if (request.method === "GET" && acceptsGzip(request.headers["accept-encoding"])) {
      sendCompressed(response, pages);
    }
  });
}

/** Only a whole page that ends in one piece is taken over; anything else ends as it would have. */
function sendCompressed(response: ServerResponse, pages: Recent<Buffer>): void {
  const end = response.end;
  response.end = function endCompressed(this: ServerResponse, ...args: unknown[]) {
    const body = args[0];
    const etag = this.getHeader("etag");
    if (!isPlainPage(this) || typeof etag !== "string" || !isWhole(body) || body.length === 0) {
      return end.apply(this, args as never);
    }
    const packed = pages.get(etag, () => gzipSync(body));
    this.setHeader("Vary", mergeVary(String(this.getHeader("vary") ?? ""), "Accept-Encoding"));
    this.setHeader("Content-Encoding", "gzip");
    this.setHeader("Content-Length", packed.length);
    return end.call(this, packed, "utf8");
  } as ServerResponse["end"];
}

const isPlainPage = (response: ServerResponse) =>
  isFoundPage(response) && !response.hasHeader("content-encoding");
