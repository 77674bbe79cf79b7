import { createHash } from "node:crypto";

/** What a page may do when none of its own scripts stand in it: nothing but our files, and pictures over https. */
const PAGE = [
  "default-src 'self'",
  // React writes style attributes, which have no hash.
  "style-src 'self' 'unsafe-inline'",
  // Sellers' pictures may lie elsewhere (lib/goods/picture.ts).
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
] as const;

const INLINE = /<script((?:\s(?!src=)[^>]*)?)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /type="application\/ld\+json"/;

/** Next's own inline scripts: each hands one value over, and the value is JSON. Nothing else is ever among them. */
const HAND_OVERS = [
  "self.__next_f.push(",
  "(self.__next_f=self.__next_f||[]).push(",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
] as const;

/**
 * The Content-Security-Policy of a page as it is sent (design §2.25). An inline script runs only if it is one of
 * Next's and does nothing but hand over data, so that no text that ever slips into the markup can become code.
 */
export function scriptPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(INLINE)) {
    if (!DATA_BLOCK.test(attributes) && isHandOver(script)) {
      hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
  }
  return [...PAGE, ["script-src 'self'", ...hashes].join(" ")].join("; ");
}

function isHandOver(script: string): boolean {
  const opening = HAND_OVERS.find((known) => script.startsWith(known));
  const ending = /\);?$/.exec(script);
  if (opening === undefined || ending === null) return false;
  try {
    JSON.parse(script.slice(opening.length, ending.index));
    return true;
  } catch {
    return false;
  }
}
