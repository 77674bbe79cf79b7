import Cookies from "js-cookie";
import { readToken, TOKEN, USER_ID } from "./read-session";
import { notifySessionChanged } from "./session-change";

function attributes(): Cookies.CookieAttributes {
  return { path: "/", sameSite: "Lax", secure: window.location.protocol === "https:" };
}

/**
 * Stores the session and notifies every listener of this page, and through them other tabs.
 * @param userId 0 when the server did not send it: stored data then belongs to this session alone
 */
export function saveSession(token: string, userId: number): void {
  Cookies.set(TOKEN, token, attributes());
  Cookies.set(USER_ID, userId > 0 ? String(userId) : `session-${randomHex()}`, attributes());
  notifySessionChanged();
}

/** 64 random bits; `crypto.randomUUID` is missing on pages served over plain http. */
const randomHex = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(16)).join("");

/** Removes both cookies; notifies the listeners only when there was a session. */
export function clearSession(): void {
  const had = readToken() !== undefined;
  Cookies.remove(TOKEN, { path: "/" });
  Cookies.remove(USER_ID, { path: "/" });
  if (had) notifySessionChanged();
}
