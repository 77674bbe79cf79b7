/** Normalizes the trailing slash of base addresses. Linear, unlike the pattern `/+$`. */

/** @returns the text without trailing slashes */
export function withoutSlash(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}

/** @returns the text with exactly one trailing slash */
export const withSlash = (text: string): string => `${withoutSlash(text)}/`;
