import { readCookie } from "./read-cookie";

/** The session of product §4: cookies `Token` and `UserId`, dropped when the browser closes (product §10.10). */
export const TOKEN = "Token";
export const USER_ID = "UserId";

/** The writer of these cookies (session-cookies.ts) is loaded with the login. */
export const readToken = (): string | undefined => readCookie(TOKEN);

export const readUserId = (): string | undefined => readCookie(USER_ID);
