import Cookies from "js-cookie";

/** The session of spec §4: cookies `Token` and `UserId`, gone when the browser closes (design §2.10). */
const TOKEN = "Token";
const USER_ID = "UserId";

function attributes(): Cookies.CookieAttributes {
  return { path: "/", sameSite: "Lax", secure: window.location.protocol === "https:" };
}

export function readToken(): string | undefined {
  return Cookies.get(TOKEN) || undefined;
}

export function readUserId(): string | undefined {
  return Cookies.get(USER_ID) || undefined;
}

export function saveSession(token: string, userId: number): void {
  Cookies.set(TOKEN, token, attributes());
  Cookies.set(USER_ID, String(userId), attributes());
}

export function clearSession(): void {
  Cookies.remove(TOKEN, { path: "/" });
  Cookies.remove(USER_ID, { path: "/" });
}
