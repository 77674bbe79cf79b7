/**
 * Returns the value of a cookie, decoded.
 * @returns undefined when it is missing, empty or malformed, and in a browser that denies cookies (a sandboxed frame)
 */
export function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
    return decodeURIComponent(found?.slice(name.length + 1) ?? "") || undefined;
  } catch {
    return undefined;
  }
}
