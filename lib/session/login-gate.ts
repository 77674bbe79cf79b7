import type { Result } from "@/lib/api/result";
import { createStore } from "@/lib/store";
import { readToken } from "../cookies/read-session";

/** Connects actions that need a login to the login dialog (product §4 Session, product §10.9). */

let answer: ((loggedIn: boolean) => void) | null = null;
let prompt: Promise<boolean> | null = null;

/** Whether an action waits for a login, that is, whether the login dialog is open. */
export const loginPrompted = createStore(false);

/**
 * Opens the login dialog; concurrent calls share it.
 * @returns true after a login, false when the visitor closed the dialog
 */
export function promptLogin(): Promise<boolean> {
  if (prompt) return prompt;
  prompt = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  loginPrompted.set(true);
  return prompt;
}

/** Called by the dialog: resolves all pending `promptLogin` calls and closes the dialog. */
export function settleLogin(loggedIn: boolean): void {
  const resolve = answer;
  answer = null;
  prompt = null;
  resolve?.(loggedIn);
  loginPrompted.set(false);
}

/**
 * Runs an action; when the session has expired, prompts for a login and repeats the action once, never a third time.
 * A new session from another action's or tab's login is used without a prompt.
 * @returns the second result, or the first when the visitor did not log in
 */
export async function withLogin<T>(action: () => Promise<Result<T>>): Promise<Result<T>> {
  const first = await action();
  if (first.ok || first.kind !== "expired") return first;
  const hasSession = readToken() !== undefined || (await promptLogin());
  return hasSession ? action() : first;
}

export { onSessionChange } from "./session-watch";
