/** Parses an address, relative to `base` if given. `URL.parse` and `URL.canParse` are newer than the browsers' floor. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
