// @ts-check
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
];

const INLINE = /<script((?:\s(?!src=)[^>]*)?)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /type="application\/ld\+json"/;

/** How Next's own inline scripts begin: each hands one value over, and the value is JSON. */
const NEXT_FLIGHT_PREFIXES = [
  "self.__next_f.push(",
  "(self.__next_f=self.__next_f||[]).push(",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/**
 * The Content-Security-Policy of a page as it is sent (design §2.25). An inline script runs only if it is one of
 * Next's and does nothing but hand over data, so that no text that ever slips into the markup can become code.
 * @param {string} html
 * @returns {string}
 */
export function cspFor(html) {
  /** @type {Set<string>} */
  const hashes = new Set();
  for (const [, attributes = "", script = ""] of html.matchAll(INLINE)) {
    if (!DATA_BLOCK.test(attributes) && isFlightScript(script)) {
      hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
  }
  return [...PAGE, ["script-src 'self'", ...hashes].join(" ")].join("; ");
}

/** @param {string} script */
function isFlightScript(script) {
  const opening = NEXT_FLIGHT_PREFIXES.find((known) => script.startsWith(known));
  const ending = /\);?$/.exec(script);
  if (opening === undefined || ending === null) return false;
  try {
    JSON.parse(script.slice(opening.length, ending.index));
    return true;
  } catch {
    return false;
  }
}
