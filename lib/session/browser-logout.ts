import { readToken } from "../cookies/read-session";

/**
 * Records the login that this browser ends itself, for all its windows: the live channel reports the end before the
 * cookies are gone.
 */
const KEY = "browser-logout";

/** Enough to know a token again, and nothing to log in with. */
const markOf = (token: string): string => token.slice(-8);

/**
 * Called before the call that ends the login.
 * @returns takes it back, for a call that fails
 */
export function noteBrowserLogout(): () => void {
  write(markOf(readToken() ?? ""));
  return () => write("");
}

/** Whether this browser itself has ended the login with this token. */
export function isBrowserLogout(token: string): boolean {
  try {
    return window.localStorage.getItem(KEY) === markOf(token);
  } catch {
    return false;
  }
}

function write(mark: string): void {
  try {
    if (mark === "") window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, mark);
  } catch {
    // Full or blocked: windows may say that the login was ended elsewhere.
  }
}
