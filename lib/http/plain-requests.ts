import { onRequest } from "./on-request";

/** Methods that no Request of the fetch standard can hold. */
const UNHEARD: ReadonlySet<string | undefined> = new Set(["TRACE", "TRACK", "CONNECT"]);

/**
 * Next fails, with a stack trace in the log, on requests that are correct but that no browser sends: a forbidden
 * method, a target that is no path. They come to it as what it knows how to refuse.
 */
export function plainRequests(): void {
  onRequest((request) => {
    if (UNHEARD.has(request.method)) request.method = "OPTIONS";
    if (request.url !== undefined) request.url = pathOf(request.url);
  });
}

/** @param target of a request line: a path, a whole address (as a proxy is asked), or "*" */
export function pathOf(target: string): string {
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return `/${target}`;
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? pathname + search : `/${pathname}`;
}
