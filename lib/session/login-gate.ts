import type { Result } from "@/lib/api/result";
import { createStore } from "@/lib/store";
import { readToken } from "../cookies/session-cookies";

/** Where acts that need a login meet the one login dialog (product §4 Session, product §10.9). */

let answer: ((loggedIn: boolean) => void) | null = null;
let question: Promise<boolean> | null = null;

/** Whether an act waits for a login: the dialog is to be open. */
export const loginPrompted = createStore(false);

/**
 * Opens the login dialog, once however many ask while it is open.
 * @returns true after a login, false when the visitor closed the dialog
 */
export function promptLogin(): Promise<boolean> {
  if (question) return question;
  question = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  loginPrompted.set(true);
  return question;
}

/** The dialog's side of `promptLogin`: answers everybody who waits and closes the dialog. */
export function settleLogin(loggedIn: boolean): void {
  const resolve = answer;
  answer = null;
  question = null;
  resolve?.(loggedIn);
  loginPrompted.set(false);
}

/**
 * Runs an act; when the session has expired, prompts for a login and runs the act once more, never a third time.
 * A session that came meanwhile (another act's login, another tab's) is used without asking.
 * @returns the second result, or the first when the visitor did not log in
 */
export async function withLogin<T>(act: () => Promise<Result<T>>): Promise<Result<T>> {
  const first = await act();
  if (first.ok || first.kind !== "expired") return first;
  const goOn = readToken() !== undefined || (await promptLogin());
  return goOn ? act() : first;
}

export { onSessionChange } from "./session-watch";
