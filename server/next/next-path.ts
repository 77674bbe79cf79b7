/**
 * Paths that are passed to Next unchanged. Next itself resolves "..", "%2e%2e" and "\" and could arrive at the internal
 * path of a page, which only routing may select; so no dots, percent signs or empty segments are allowed.
 */
const PLAIN = /^\/(?:healthz|readyz|api(?:\/[\w-]{1,64}){1,10})$/;

export function isNextPath(path: string): boolean {
  return PLAIN.test(path);
}
