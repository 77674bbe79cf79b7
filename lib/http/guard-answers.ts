import type { ServerResponse } from "node:http";
import { isUnsentPage, isWhole, onRequest } from "./on-request";
import { Recent } from "./recent";
import { scriptPolicy } from "./script-policy";

/** What every answer says, whatever it is: nobody guesses another type, draws it in a frame, or asks for more. */
const GUARDS = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
] as const;

/** Half a year; only of the host that was asked, for the others may not have https. */
const HTTPS_ONLY = "max-age=15552000";

/** Pages whose policy is remembered: as many as have their compressed form. */
const PAGES = 1000;

/**
 * Writes the headers that protect a visitor's session, which scripts of a page can read, onto every answer: a
 * Content-Security-Policy with the hashes of a cached page's own scripts (design §2.25), made once for each ETag, and
 * the guards above. What a route has set itself stays.
 * @param trustProxy a proxy of ours says in X-Forwarded-Proto whether the visitor came by https
 */
export function guardAnswers(trustProxy: boolean): void {
  const policies = new Recent<string>(PAGES);
  onRequest((request, response) => {
    const secure = trustProxy && request.headers["x-forwarded-proto"] === "https";
    const { end, writeHead } = response;
    response.writeHead = function guarded(this: ServerResponse, ...args: unknown[]) {
      for (const [name, value] of GUARDS) if (!this.hasHeader(name)) this.setHeader(name, value);
      if (secure) this.setHeader("Strict-Transport-Security", HTTPS_ONLY);
      return writeHead.apply(this, args as never);
    } as ServerResponse["writeHead"];
    response.end = function withPolicy(this: ServerResponse, ...args: unknown[]) {
      const [body] = args;
      if (isUnsentPage(this) && !this.hasHeader("Content-Security-Policy") && isWhole(body)) {
        const etag = this.getHeader("ETag");
        const make = () => scriptPolicy(String(body));
        const policy = typeof etag === "string" ? policies.get(etag, make) : make();
        this.setHeader("Content-Security-Policy", policy);
      }
      return end.apply(this, args as never);
    } as ServerResponse["end"];
  });
}
