/** Reduces typed or pasted text to digits, as many as the field takes (product §5). */

const PHONE_LENGTH = 11;
const CODE_LENGTH = 6;

/** Full-width digits, as a Chinese input method writes them, stand this far above the plain ones. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** "+86 138 0013 8000", "０１３８…", "138-0013-8000": the digits of a mainland number, at most 11. */
export function cleanPhone(text: string): string {
  const plain = toPlainDigits(text).trim();
  const digits = plain.replace(/\D/g, "");
  const abroad = /^(?:\+|00)\s*86/.test(plain) || digits.length > PHONE_LENGTH;
  return digits.replace(abroad ? /^(?:00)?86/ : /^$/, "").slice(0, PHONE_LENGTH);
}

/** The first run of six digits in a pasted message, or else the digits, at most 6. */
export function cleanCode(text: string): string {
  const plain = toPlainDigits(text);
  // Without a lookbehind, which Safari has since 16.4.
  const code = /(?:^|\D)(\d{6})(?!\d)/.exec(plain)?.[1];
  return code ?? plain.replace(/\D/g, "").slice(0, CODE_LENGTH);
}

function toPlainDigits(text: string): string {
  return text.replace(/[０-９]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}
