// @ts-check

/** The end of every document of Next. */
const END = "</body></html>";
const CLOSING = "</script>";

/** The script before Next's payload; each of the following pushes a piece of it, as JSON. */
const FLIGHT_START = "(self.__next_f=self.__next_f||[]).push([0])";
const FLIGHT_PREFIX = "self.__next_f.push(";
/** The script that starts the bundler with the names of its files as JSON. */
const BUNDLER_PREFIX = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** Kinds of pieces: text, and bytes in base64. */
const TEXT = 1;
const BYTES = 3;

/**
 * Returns the inline scripts that Next itself wrote in this render. They are adjacent at the end of the document, and
 * the pieces they push make up the RSC payload of the page. Markup further up is not considered, so that no text of a
 * listing can pass for one. Reads each character once, from the end.
 * @param {string} html a complete document
 * @param {Uint8Array | undefined} payload the render's RSC payload
 * @returns {string[]} their contents; none when they do not make up the payload
 */
export function flightScripts(html, payload) {
  if (payload === undefined || !html.endsWith(END)) return [];
  /** @type {string[]} last one first */
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
 * Returns the script element that ends at a position. Next escapes "<" in its scripts, so the nearest "<" opens it.
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
 * Returns the bundler's script. Its files are between it and the payload.
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
 * Returns the argument of a script that is a single call with a JSON argument.
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
