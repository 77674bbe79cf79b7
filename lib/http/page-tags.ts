import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { isFoundPage, isWhole, onRequest } from "./on-request";
import { Recent } from "./recent";

/** Pages whose tag is remembered, in characters: as much as Next itself keeps of pages in memory. */
const LIMIT_CHARACTERS = 25_000_000;

/**
 * Gives pages their ETag in place of Next, which reads every character of a cached page anew for each visitor; that
 * costs as much as all the rest of answering. Here a page is read once: the cache hands the same text out each time,
 * and finding what is known of it takes no look at it. Who has the page already is told so.
 */
export function tagPages(): void {
  const tags = new Recent<string>(LIMIT_CHARACTERS, (_, body) => body.length);
  onRequest((request, response) => {
    const end = response.end;
    response.end = function endTagged(this: ServerResponse, ...args: unknown[]) {
      const [body] = args;
      if (!isFoundPage(this) || this.hasHeader("etag") || !isWhole(body) || body.length === 0) {
        return end.apply(this, args as never);
      }
      const tag = typeof body === "string" ? tags.get(body, () => tagOf(body)) : tagOf(body);
      this.setHeader("ETag", tag);
      if (!hasAlready(request.headers["if-none-match"], tag)) {
        return end.apply(this, args as never);
      }
      this.statusCode = 304;
      this.removeHeader("Content-Type");
      this.removeHeader("Content-Length");
      return end.call(this, undefined, "utf8");
    } as ServerResponse["end"];
  });
}

function tagOf(body: string | Buffer): string {
  // Weak: the same for the compressed page, which has other bytes.
  return `W/"${createHash("sha256").update(body).digest("base64url")}"`;
}

/**
 * @param header If-None-Match: tags with commas between, or "*"
 * @returns whether the visitor has the page of this tag, compared weakly (RFC 9110 §13.1.2)
 */
export function hasAlready(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((known) => opaque(known) === opaque(tag));
}
