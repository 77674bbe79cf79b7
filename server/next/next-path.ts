/**
 * Paths that are handed to Next as they came. Next resolves "..", "%2e%2e" and "\" by itself and could arrive at the
 * internal path of a page, which routing alone may name; so nothing with a dot, a percent sign or an empty segment.
 */
const PLAIN = /^\/(?:healthz|readyz|api(?:\/[\w-]{1,64}){1,10})$/;

export function isNextPath(path: string): boolean {
  return PLAIN.test(path);
}
