import type { ConsoleContext } from "./console-env";
import { KEY_FIELD, RESUME_FIELD, TOKEN_FIELD } from "./form-fields";

/** Input of a form whose session had expired. The login form carries it, and shows it again after the login. */
export interface FormDraft {
  /** Where the form was sent. */
  path: string;
  /** Its fields, without those of the old session. */
  fields: URLSearchParams;
}

const CONSOLE_PATH = /^\/admin(?:[/?][\w\-./?=&%]*)?$/;
const DROPPED = [TOKEN_FIELD, KEY_FIELD, RESUME_FIELD];

/** Whether a path is one of the console: the login redirects nowhere else. */
export const isConsolePath = (path: string): boolean => CONSOLE_PATH.test(path);

/** @returns the posted form as a draft, without passwords and codes, which must be typed again */
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
  if (path === "" || !isConsolePath(path)) return null;
  return { path, fields: new URLSearchParams(fields.get("draft") ?? "") };
}
