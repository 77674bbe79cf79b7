// @ts-check

/** What every document of Next's ends with. */
const END = "</body></html>";
const CLOSING = "</script>";

/** The script that Next's payload begins with; the others hand over a piece of it each, as JSON. */
const FLIGHT_START = "(self.__next_f=self.__next_f||[]).push([0])";
const FLIGHT_PREFIX = "self.__next_f.push(";
/** The script that starts the bundler, with the names of its files as JSON. */
const BUNDLER_PREFIX = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** Kinds of pieces: text, and bytes in base64. */
const TEXT = 1;
const BYTES = 3;

/**
 * The inline scripts that Next itself wrote in this render. They are the last thing in the document, one after the other,
 * and what they hand over is, piece by piece, the payload that Next has made of the page. Nothing that stands further up
 * is looked at, so that no text of a listing is ever taken for one. Reads each character once, from the end.
 * @param {string} html a whole document
 * @param {Uint8Array | undefined} payload the render's RSC payload
 * @returns {string[]} their contents; none when they do not make up the payload
 */
export function flightScripts(html, payload) {
  if (payload === undefined || !html.endsWith(END)) return [];
  /** @type {string[]} from the last on */
  const pieces = [];
  let script = scriptBefore(html, html.length - END.length);
  for (; script && script.content !== FLIGHT_START; script = scriptBefore(html, script.start)) {
    pieces.push(script.content);
  }
  pieces.reverse();
  if (!script || !isPayload(pieces, payload)) return [];
  const bundler = bundlerBefore(html, script.start);
  return [...(bundler ? [bundler] : []), FLIGHT_START, ...pieces];
}

/**
 * The script element that ends at a position. Next escapes every "<" in its own, so the nearest one opens it.
 * @param {string} html
 * @param {number} end
 */
function scriptBefore(html, end) {
  if (!html.endsWith(CLOSING, end)) return undefined;
  const start = html.lastIndexOf("<", end - CLOSING.length - 1);
  const body = html.indexOf(">", start) + 1;
  if (start === -1 || !html.startsWith("<script", start)) return undefined;
  return {
    start,
    attributes: html.slice(start + "<script".length, body - 1),
    content: html.slice(body, end - CLOSING.length),
  };
}

/**
 * The bundler's script, which has its files between itself and the payload.
 * @param {string} html
 * @param {number} end
 */
function bundlerBefore(html, end) {
  let script = scriptBefore(html, end);
  while (script?.content === "" && script.attributes.startsWith(" src=")) {
    script = scriptBefore(html, script.start);
  }
  const known = script && jsonIn(script.content, BUNDLER_PREFIX) !== undefined;
  return known ? script?.content : undefined;
}

/**
 * @param {string[]} pieces
 * @param {Uint8Array} payload
 */
function isPayload(pieces, payload) {
  /** @type {Buffer[]} */
  const parts = [];
  for (const piece of pieces) {
    const part = partOf(jsonIn(piece, FLIGHT_PREFIX));
    if (part === undefined) return false;
    parts.push(part);
  }
  return Buffer.concat(parts).equals(payload);
}

/**
 * @param {unknown} pushed
 * @returns {Buffer | undefined}
 */
function partOf(pushed) {
  if (!Array.isArray(pushed) || pushed.length !== 2) return undefined;
  const [kind, text] = pushed;
  if (typeof text !== "string" || (kind !== TEXT && kind !== BYTES)) return undefined;
  return Buffer.from(text, kind === TEXT ? "utf8" : "base64");
}

/**
 * The argument of a call, which is JSON and the whole script.
 * @param {string} script
 * @param {string} opening
 * @returns {unknown} undefined for any other script
 */
function jsonIn(script, opening) {
  const end = script.endsWith(");") ? -2 : -1;
  if (!script.startsWith(opening) || !script.endsWith(")", script.length + end + 1))
    return undefined;
  try {
    return JSON.parse(script.slice(opening.length, end));
  } catch {
    return undefined;
  }
}
