import { CALLS, type CallAnswer, type CallInput } from "@storefront/contract/calls";
import {
  CALLS_LIMITED_BY_ADDRESS,
  CALLS_LIMITED_BY_USER,
} from "@storefront/contract/http/limited-calls";
import { type CallName, PATHS, sendsQuery } from "@storefront/contract/http/paths";
import type { Context, Hono } from "hono";
import type { FindLive, LiveToken, Session } from "../accounts/accounts";
import type { Deps } from "../deps";
import { createCallRates, tooFrequent } from "../limits/limits";
import { answer, refuse } from "./answer";
import { authenticate, authenticateWith } from "./authenticate";
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
  const { login } = CALLS[name];
  register(app, deps, name, async (c, meta, { limit, read }) => {
    const user = login === "no" ? null : await authenticate(c, deps, login, meta);
    limit(user, meta);
    const input = await read();
    // The compiler cannot relate the two unions to N; both were checked above.
    return handler({ input, user, meta } as CallContext<N>);
  });
}

interface SessionCall<N extends CallName, R extends LiveToken> {
  /** Selects the columns of a live token and those of the call. */
  find: (input: CallInput<N>) => FindLive<R>;
  handler: (context: { input: CallInput<N>; user: Session; found: R }) => Promise<CallAnswer<N>>;
}

/**
 * Registers a call whose only statement also finds the session. Refuses in the same order as any other call: login,
 * rate limits, input.
 */
export function defineCallOfSession<N extends CallName, R extends LiveToken>(
  app: Hono,
  deps: Deps,
  name: N,
  { find, handler }: SessionCall<N, R>,
): void {
  register(app, deps, name, async (c, meta, { limit, read }) => {
    const reading = await read().then(
      (input) => ({ input }),
      (error: unknown) => ({ error }),
    );
    if ("error" in reading) {
      limit(await authenticate(c, deps, "needed", meta), meta);
      throw reading.error;
    }
    const { input } = reading;
    const { session, found } = await authenticateWith(c, deps, meta, find(input));
    limit(session, meta);
    return handler({ input, user: session, found });
  });
}

/** Steps of a call that its registration prepares. */
interface Steps<N extends CallName> {
  /** @throws ApiError `tooFrequent` */
  limit(user: Session | null, meta: Meta): void;
  /** @throws ApiError those of readInput and parseInput */
  read(): Promise<CallInput<N>>;
}

function register<N extends CallName>(
  app: Hono,
  deps: Deps,
  name: N,
  run: (c: Context, meta: Meta, steps: Steps<N>) => Promise<CallAnswer<N>>,
): void {
  const { method, path } = PATHS[name];
  const { request } = CALLS[name];
  const from = sendsQuery(name) ? "GET" : "POST";
  const limit = limitOf(deps, name);
  app.on(method, path, async (c) => {
    const read = async () => parseInput(request, await readInput(c.req.raw, from)) as CallInput<N>;
    try {
      return answer(c, await run(c, readMeta(c, deps.config), { limit, read }));
    } catch (error) {
      deps.availability.noteError(error);
      return refuse(c, error, deps.log);
    }
  });
}

/** Counts calls by user and by network, as the contract requires. */
function limitOf({ config, clock }: Deps, name: CallName): Steps<CallName>["limit"] {
  const countCall = CALLS_LIMITED_BY_USER.has(name)
    ? createCallRates(config.userCallsPerMinute)
    : null;
  const countVisit = CALLS_LIMITED_BY_ADDRESS.has(name)
    ? createCallRates(config.visitorCallsPerMinute)
    : null;
  return (user, { countedAs }) => {
    const nowMs = clock.now().getTime();
    const wait =
      (user && countCall?.(user.userId, nowMs)) || (countedAs && countVisit?.(countedAs, nowMs));
    if (wait) throw tooFrequent(wait);
  };
}
