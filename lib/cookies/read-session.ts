/** The session of product §4: cookies `Token` and `UserId`, dropped when the browser closes (product §10.10). */
export const TOKEN = "Token";
export const USER_ID = "UserId";

export const readToken = (): string | undefined => readCookie(TOKEN);

export const readUserId = (): string | undefined => readCookie(USER_ID);

/** Every page reads the session; what writes it (session-cookies.ts) is loaded with the login. */
function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
    return decodeURIComponent(found?.slice(name.length + 1) ?? "") || undefined;
  } catch {
    // A browser that denies cookies (a sandboxed frame) has no session, nor has a malformed cookie.
    return undefined;
  }
}
