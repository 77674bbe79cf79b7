import { ApiError } from "@storefront/contract/api-error";
import { CALLS, type CallAnswer, type CallInput } from "@storefront/contract/calls";
import {
  CALLS_LIMITED_BY_ADDRESS,
  CALLS_LIMITED_BY_USER,
} from "@storefront/contract/limited-calls";
import { type CallName, PATHS, sendsQuery } from "@storefront/contract/paths";
import type { Context, Hono } from "hono";
import type { Deps } from "../deps";
import { createCallRates } from "../domain/limits/call-rates";
import { tooFrequent } from "../limits/guard";
import { findSession, type Session } from "../services/accounts/tokens";
import { answer, refuse } from "./answer";
import { sentBrowser } from "./browser-cookie";
import { type Meta, readMeta } from "./meta";
import { parseInput, readInput } from "./read-input";

type Calls = typeof CALLS;

/** `user` is not null when the contract requires a login. */
export interface CallContext<N extends CallName> {
  input: CallInput<N>;
  user: Calls[N]["login"] extends "needed" ? Session : Session | null;
  meta: Meta;
}

export type CallHandler<N extends CallName> = (context: CallContext<N>) => Promise<CallAnswer<N>>;

/**
 * Registers one call of the contract: authentication, rate limits, validation, and the envelope around the handler's
 * result or error (product §7, product §11).
 */
export function defineCall<N extends CallName>(
  app: Hono,
  deps: Deps,
  name: N,
  handler: CallHandler<N>,
): void {
  const { method, path } = PATHS[name];
  const { request, login } = CALLS[name];
  const countCall = CALLS_LIMITED_BY_USER.has(name)
    ? createCallRates(deps.config.userCallsPerMinute)
    : null;
  const countVisit = CALLS_LIMITED_BY_ADDRESS.has(name)
    ? createCallRates(deps.config.visitorCallsPerMinute)
    : null;
  app.on(method, path, async (c) => {
    try {
      const meta = readMeta(c, deps.config);
      const user = login === "no" ? null : await authenticate(c, deps, login, meta);
      const nowMs = deps.clock.now().getTime();
      const wait =
        (user && countCall?.(user.userId, nowMs)) ||
        (meta.countedAs && countVisit?.(meta.countedAs, nowMs));
      if (wait) throw tooFrequent(wait);
      const input = parseInput(
        request,
        await readInput(c.req.raw, sendsQuery(name) ? "GET" : "POST"),
      );
      // The compiler cannot relate the two unions to N; both were checked above.
      const context = { input, user, meta } as CallContext<N>;
      return answer(c, await handler(context));
    } catch (error) {
      deps.availability.noteError(error);
      return refuse(c, error, deps.log);
    }
  });
}

/** A token that is sent must be valid even where login is optional, so that an expired session ends visibly. */
export async function authenticate(
  c: Context,
  deps: Deps,
  login: "read" | "needed",
  { site }: Pick<Meta, "site">,
): Promise<Session | null> {
  const header = c.req.header("Authorization");
  if (!header && login === "read") return null;
  const browser = sentBrowser(c, deps.config);
  const session = await findSession(deps, header, { site, browser });
  if (!session) throw new ApiError("loginExpired");
  return session;
}
