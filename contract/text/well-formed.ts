/** Half of a character: one UTF-16 unit of a pair, without the other. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** `String.prototype.isWellFormed`: newer than the oldest supported browsers. */
export function isWellFormed(text: string): boolean {
  return text.search(LONE_SURROGATES) === -1;
}

/** `String.prototype.toWellFormed`: newer than the oldest supported browsers. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, "\ufffd");
}
