import { getCookie, setCookie } from "hono/cookie";
import type { Config } from "@/marketplace/config";
import { isSecureRequest } from "@/marketplace/http/request-origin";
import { keyedHash, sameText } from "@/marketplace/services/accounts/keyed-hash";
import { newToken } from "../access/sessions";
import type { ConsoleContext } from "./console-env";
import { TOKEN_FIELD } from "./form-fields";

export const SESSION = "OperatorSession";
/** Of a browser that is not logged in: what the token of its login form follows from. */
const VISIT = "OperatorVisit";

export const sessionToken = (c: ConsoleContext): string => getCookie(c, SESSION) ?? "";

/** Keeps a session in a cookie that no script reads and no other site causes to be sent. @param token "": forgets it */
export function keepSession(c: ConsoleContext, config: Config, token: string): void {
  keep(c, config, SESSION, token);
}

/**
 * @returns what the forms of this visit carry: it follows from a cookie that another site neither reads nor sets, so
 * that no other site's form is taken for one of the console's
 */
export function formTokenOf(c: ConsoleContext, config: Config, isSignedIn: boolean): string {
  return formTokenFor(config, isSignedIn ? sessionToken(c) : visitToken(c, config));
}

/** @returns what the forms of a session carry. @param token of the session */
export const formTokenFor = (config: Config, token: string): string =>
  keyedHash(config, "operator-form", [token]);

/** Whether a form was sent by a page of this visit: the browser names its origin, and the form carries the token. */
export function isOwnForm(c: ConsoleContext): boolean {
  return isOwnOrigin(c) && sameText(c.get("fields").get(TOKEN_FIELD) ?? "", c.get("formToken"));
}

/** Whether the browser says that a page of this host sent the form. */
export function isOwnOrigin(c: ConsoleContext): boolean {
  const origin = c.req.header("Origin") ?? "";
  const host = c.req.header("Host") ?? new URL(c.req.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function visitToken(c: ConsoleContext, config: Config): string {
  const known = getCookie(c, VISIT);
  if (known) return known;
  const token = newToken();
  keep(c, config, VISIT, token);
  return token;
}

function keep(c: ConsoleContext, config: Config, name: string, value: string): void {
  setCookie(c, name, value, {
    httpOnly: true,
    sameSite: "Strict",
    path: "/admin",
    secure: isSecureRequest(c, config),
    ...(value === "" ? { maxAge: 0 } : {}),
  });
}
