import { ApiError } from "@storefront/contract/api-error";
import type { Clock } from "@storefront/marketplace/clock";
import type { Deps } from "@storefront/marketplace/deps";
import type { Context } from "hono";
import type { Role } from "../access/manage-operators";
import { isAtLeast, type SignedIn } from "../access/sessions";
import { databaseRefusal } from "../catalogue/database-refusal";

/** Dependencies of the console's pages. */
export interface Console {
  deps: Deps;
  /** The real time, which authenticator apps use; the sandbox can move the marketplace's clock. */
  realClock: Clock;
}

/** Values that the middleware sets for the page. */
export interface ConsoleEnv {
  Variables: {
    /** Fields of a posted form; empty for GET. */
    fields: URLSearchParams;
    /** The picture of a posted form. */
    picture: Blob | null;
    /** All files of a multipart form. */
    files: FormData;
    /** CSRF token of the visit's forms (form-token.ts). */
    formToken: string;
    operator: SignedIn;
  };
}

export type ConsoleContext = Context<ConsoleEnv>;

/** Status of a page. */
export type PageStatus = 200 | 400 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

/** A refusal that is shown as a page of its own. */
export class ConsoleRefusal extends Error {
  constructor(
    readonly status: 403 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

/** @throws ConsoleRefusal when the operator lacks the rights of `role` */
export function requireRole(c: ConsoleContext, role: Role): SignedIn {
  if (!isAllowed(c, role)) throw new ConsoleRefusal(403, "你的角色不能做这一步，什么也没有改变。");
  return c.get("operator");
}

/**
 * Returns the message of a refusal by the marketplace, or by the database when another change came first.
 * @throws any other error
 */
export function refusalText(error: unknown): string {
  const reason = error instanceof ApiError ? error.message : databaseRefusal(error);
  if (reason === null) throw error;
  return reason;
}

/** @returns the trimmed form field; "" when there is none */
export const fieldOf = (c: ConsoleContext, name: string): string =>
  (c.get("fields").get(name) ?? "").trim();

/** @returns whether the operator has the rights of `role` */
export const isAllowed = (c: ConsoleContext, role: Role): boolean =>
  isAtLeast(c.get("operator"), role);

/**
 * Returns what the form did that redirected here.
 * @param texts by the form's name; one text for every form
 */
export function doneText(
  c: ConsoleContext,
  texts: Readonly<Record<string, string>> | string | undefined,
): string | undefined {
  const done = c.req.query("done");
  return typeof texts === "string" ? (done ? texts : undefined) : texts?.[done ?? ""];
}
