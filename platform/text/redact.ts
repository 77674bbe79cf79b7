/** Longer texts are cut, which bounds the time. */
const LONGEST = 16_384;

/** Names of fields, or their last parts; their values are never written. */
const SECRET_FIELDS =
  /(?:token|sign|signature|secret|authorization|cookie|phone|mobile|password|passwd|ticket|session|openid|unionid|code|key)$/i;
/** The scan's key of a WeChat login, and the state of its authorization. */
const SECRET_NAMES: ReadonlySet<string> = new Set(["k", "state"]);

/** A percent-encoded byte, also one whose `%` is encoded again. */
const ESCAPED = /%(?:25)*([2-7][\da-f])/gi;
const FULL_WIDTH_DIGIT = /[０-９]/g;
/** `name=` or `"name": "`; names of nothing are read over. */
const FIELD = /([\w-]+)(=|"\s?:\s?"?)?/g;
const VALUE = /(?:Bearer )?[^&\s"'<>#;,(){}]+/y;
/** Eleven to fifteen digits, as a phone number with or without its country has; numbers of orders are longer. */
const PHONE = /(?<!\d)\d(?:[ -]?\d){10,14}(?!\d)/g;
const WORD = /[\w+-]{16,}=*/g;
/** Names of built files contain a hash. */
const FILE_END = /^\.(?:[cm]?js|tsx?|css|map|woff2|svg|png|jpg|webp|avif)\b/;

/**
 * Hides what no log may contain, in text that a client or another system may have written: phone numbers, tokens,
 * signatures, and the values of fields that hold secrets. Percent-encoded ASCII is decoded first.
 * @returns the text with `(number)`, `(token)` and `(hidden)` in their places
 */
export function redact(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const decoded = cut
    .replace(ESCAPED, decodeByte)
    .replace(FULL_WIDTH_DIGIT, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  return hideFields(decoded).replace(PHONE, "(number)").replace(WORD, hideToken);
}

function decodeByte(whole: string, hex: string): string {
  const byte = Number.parseInt(hex, 16);
  return byte === 0x25 || byte === 0x7f ? whole : String.fromCharCode(byte);
}

function hideFields(text: string): string {
  let shown = "";
  let at = 0;
  for (const { 0: whole, 1: name = "", 2: separator, index } of text.matchAll(FIELD)) {
    const isSecret = SECRET_FIELDS.test(name) || SECRET_NAMES.has(name);
    if (index < at || separator === undefined || !isSecret) continue;
    VALUE.lastIndex = index + whole.length;
    if (!VALUE.test(text)) continue;
    shown += `${text.slice(at, index + whole.length)}(hidden)`;
    at = VALUE.lastIndex;
  }
  return shown + text.slice(at);
}

function hideToken(word: string, offset: number, text: string): string {
  const rest = text.slice(offset + word.length, offset + word.length + 8);
  return isToken(word) && !FILE_END.test(rest) ? "(token)" : word;
}

/** Random texts mix letters and digits; long names of code and of constraints have words only. */
function isToken(word: string): boolean {
  const digits = word.replace(/\D/g, "").length;
  const letters = word.replace(/[^a-z]/gi, "").length;
  if (letters === 0) return false;
  const mixesCase = /[a-z]/.test(word) && /[A-Z]/.test(word);
  if (word.length >= 40 && mixesCase) return true;
  if (word.length >= 20) return digits > 0;
  return digits > 0 && (mixesCase || (digits >= 4 && letters >= 4));
}
