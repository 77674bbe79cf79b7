import type { Context } from "hono";
import { ApiError } from "@/contract/api-error";
import type { Clock } from "@/marketplace/clock";
import type { Deps } from "@/marketplace/deps";
import type { Role } from "../access/manage-operators";
import { isAtLeast, type SignedIn } from "../access/sessions";

/** What the console's pages need. */
export interface Console {
  deps: Deps;
  /** The real time, which authenticator apps go by; the marketplace's own clock can be moved in the sandbox. */
  realClock: Clock;
}

/** What the middleware of a visit leaves for its page. */
export interface ConsoleEnv {
  Variables: {
    /** The fields of a form; empty for a page that is only read. */
    fields: URLSearchParams;
    /** A picture that the form carries. */
    picture: Blob | null;
    /** Every file of a form that was sent in parts. */
    files: FormData;
    /** Of every form of the visit: form-token.ts. */
    formToken: string;
    operator: SignedIn;
  };
}

export type ConsoleContext = Context<ConsoleEnv>;

/** Something that a visitor of the console is refused with a page of its own. */
export class ConsoleRefusal extends Error {
  constructor(
    readonly status: 403 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

/** @throws ConsoleRefusal when who is logged in may not do what `role` may */
export function requireRole(c: ConsoleContext, role: Role): SignedIn {
  const operator = c.get("operator");
  if (!isAtLeast(operator, role))
    throw new ConsoleRefusal(403, "你的角色不能做这一步，什么也没有改变。");
  return operator;
}

/** A refusal of the marketplace that a form can show. @throws every other error */
export function refusalText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}

/** @returns a field of a form, without blanks around it; "" when there is none */
export const fieldOf = (c: ConsoleContext, name: string): string =>
  (c.get("fields").get(name) ?? "").trim();
