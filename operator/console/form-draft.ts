import type { ConsoleContext } from "./console-env";
import { KEY_FIELD, RESUME_FIELD, TOKEN_FIELD } from "./form-fields";

/** What was typed into a form whose session had ended: it waits in the login form, and comes back after the login. */
export interface FormDraft {
  /** Where the form was sent to. */
  path: string;
  /** Its fields, without what belonged to the old session. */
  fields: URLSearchParams;
}

const OWN_PATH = /^\/admin(?:[/?][\w\-./?=&%]*)?$/;
const DROPPED = [TOKEN_FIELD, KEY_FIELD, RESUME_FIELD];

/** Whether an address is one of the console's pages: the login leads nowhere else. */
export const isOwnPath = (path: string): boolean => OWN_PATH.test(path);

/** @returns what a form of the console held when its session was over; passwords and codes are typed again */
export function draftOf(c: ConsoleContext): FormDraft {
  const fields = new URLSearchParams(c.get("fields"));
  for (const name of [...fields.keys()]) {
    if (DROPPED.includes(name) || /password|code/.test(name)) fields.delete(name);
  }
  return { path: new URL(c.req.url).pathname, fields };
}

/** @returns the draft that a login form carries; null when it has none */
export function carriedDraft(fields: URLSearchParams): FormDraft | null {
  const path = fields.get("draft_path") ?? "";
  if (path === "" || !isOwnPath(path)) return null;
  return { path, fields: new URLSearchParams(fields.get("draft") ?? "") };
}
