/** Addresses that paths are put behind, with and without the slash between. Linear, unlike a pattern for `/+$`. */

/** @returns the text without slashes at its end */
export function withoutSlash(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}

/** @returns the text with exactly one slash at its end */
export const withSlash = (text: string): string => `${withoutSlash(text)}/`;
