import { keyedHash, sameText } from "@storefront/marketplace/accounts/accounts";
import type { Config } from "@storefront/marketplace/config";
import { isSecureRequest } from "@storefront/marketplace/http/request-origin";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { KNOWN_FOR_S } from "../access/known-browser";
import type { LoggedIn } from "../access/log-in";
import { newToken } from "../access/sessions";
import type { ConsoleContext } from "./console-env";
import { TOKEN_FIELD } from "./form-fields";

export const SESSION = "OperatorSession";
/** Cookie of a browser without a login; the token of its login form is derived from it. */
const VISIT = "OperatorVisit";

export const sessionToken = (c: Context): string => getCookie(c, SESSION) ?? "";

/**
 * Stores a session in a cookie that is HttpOnly and SameSite=Strict.
 * @param token "" to delete the cookie
 */
export function setSessionCookie(c: ConsoleContext, config: Config, token: string): void {
  setConsoleCookie(c, config, { name: SESSION, value: token });
}

/** @returns the CSRF token of the visit's forms, derived from a cookie that other sites can neither read nor set */
export function formTokenOf(c: ConsoleContext, config: Config, isSignedIn: boolean): string {
  return formTokenFor(config, isSignedIn ? sessionToken(c) : visitToken(c, config));
}

/**
 * @param token of the session
 * @returns the CSRF token of a session's forms
 */
export const formTokenFor = (config: Config, token: string): string =>
  keyedHash(config, "operator-form", [token]);

/** Whether a form has the token of this visit. */
export const hasFormToken = (c: ConsoleContext): boolean =>
  sameText(c.get("fields").get(TOKEN_FIELD) ?? "", c.get("formToken"));

function visitToken(c: ConsoleContext, config: Config): string {
  const known = getCookie(c, VISIT);
  if (known) return known;
  const token = newToken();
  setConsoleCookie(c, config, { name: VISIT, value: token });
  return token;
}

/** Cookie of a browser with which the operator has logged in. */
const browserCookie = (operatorId: number) => `OperatorBrowser${operatorId}`;

/** @returns the value of `setBrowserCookie`, "" for an unknown browser */
export const knownBrowser = (c: Context, operatorId: number): string =>
  getCookie(c, browserCookie(operatorId)) ?? "";

/** Remembers for 90 days that the operator has logged in with this browser. */
export function setBrowserCookie(
  c: ConsoleContext,
  config: Config,
  { operatorId, browser }: Pick<LoggedIn, "operatorId" | "browser">,
): void {
  setConsoleCookie(c, config, {
    name: browserCookie(operatorId),
    value: browser,
    maxAge: KNOWN_FOR_S,
  });
}

function setConsoleCookie(
  c: ConsoleContext,
  config: Config,
  { name, value, maxAge }: { name: string; value: string; maxAge?: number },
): void {
  setCookie(c, name, value, {
    httpOnly: true,
    sameSite: "Strict",
    path: "/admin",
    secure: isSecureRequest(c, config),
    ...(value === "" ? { maxAge: 0 } : maxAge === undefined ? {} : { maxAge }),
  });
}
