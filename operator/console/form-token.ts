import { getCookie, setCookie } from "hono/cookie";
import type { Config } from "@/marketplace/config";
import { isSecureRequest } from "@/marketplace/http/request-origin";
import { keyedHash, sameText } from "@/marketplace/services/accounts/keyed-hash";
import { newToken } from "../access/sessions";
import type { ConsoleContext } from "./console-env";

/** The name of the hidden field that every form of the console carries. */
export const TOKEN_FIELD = "form_token";

const SESSION = "OperatorSession";
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
  return keyedHash(config, "operator-form", [isSignedIn ? sessionToken(c) : visitToken(c, config)]);
}

/** Whether a form was sent by a page of this visit: the browser names its origin, and the form carries the token. */
export function isOwnForm(c: ConsoleContext): boolean {
  const origin = c.req.header("Origin") ?? "";
  const host = c.req.header("Host") ?? new URL(c.req.url).host;
  const isOwnOrigin = URL.canParse(origin) && new URL(origin).host === host;
  return isOwnOrigin && sameText(c.get("fields").get(TOKEN_FIELD) ?? "", c.get("formToken"));
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
