import { operators } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { guard, newAction } from "@storefront/marketplace/limits/limits";
import { and, eq, isNull, lt } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit";
import { isKnownBrowser, issueKnownBrowser } from "./known-browser";
import { knownBrowserRules, refusalRules, unknownBrowserRules } from "./login-rules";
import { stepOfCode } from "./one-time-code";
import { isPassword } from "./password";
import { beginSession, endSession } from "./sessions";
import { openTotp } from "./totp-secrets";

/** Logged in place of an unknown name: the typed text may be a password or a phone number. */
const UNKNOWN_NAME = "未知";

interface Attempt {
  name: string;
  password: string;
  code: string;
  /** The client's address. */
  ip: string;
  /** Token of the browser's previous session; the login ends it. "": none. */
  previous: string;
  /** Reads the cookie of an operator's known browser; "" without one. */
  browserOf(operatorId: number): string;
}

export interface LoggedIn {
  operatorId: number;
  /** Token of the new session. */
  session: string;
  /** Cookie by which this browser is known from now on. */
  browser: string;
}

type Operator = typeof operators.$inferSelect;

/**
 * Logs an operator in. Each code is accepted once. A refused login is in the audit log.
 * @param codeTime the real time, which authenticator apps use; the sandbox can move the marketplace's clock
 * @returns null when name, password and code do not match
 * @throws ApiError `tooFrequent` or `limiterDown`
 */
export async function logIn(
  deps: Deps,
  attempt: Attempt,
  codeTime: Date,
): Promise<LoggedIn | null> {
  const { name, password, code, ip } = attempt;
  const [operator] = await deps.db
    .select()
    .from(operators)
    .where(and(eq(operators.name, name), isNull(operators.removedAt)));
  await guard(deps, knownRules(deps, operator, attempt) ?? unknownBrowserRules(name, ip));
  const isRight = await isPassword(password, operator?.passwordHash);
  const step = operator ? stepOfCode(openTotp(deps, operator), code, codeTime) : null;
  const entered =
    operator && isRight && step !== null ? await enter(deps, operator, attempt, step) : null;
  if (!entered) await recordRefusal(deps, operator, ip);
  return entered;
}

/** @returns null for a browser that the operator has not logged in with */
function knownRules(
  { config, clock }: Pick<Deps, "config" | "clock">,
  operator: Operator | undefined,
  { browserOf }: Attempt,
) {
  if (!operator) return null;
  const browser = browserOf(operator.id);
  const isKnown = isKnownBrowser(config, operator, browser, clock.now());
  return isKnown ? knownBrowserRules(browser) : null;
}

/** @returns null when the code was accepted before, or the operator has changed meanwhile */
async function enter(
  { db, clock, config }: Deps,
  operator: Operator,
  { ip, previous }: Attempt,
  step: number,
): Promise<LoggedIn | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [accepted] = await tx
      .update(operators)
      .set({ lastCodeStep: step })
      .where(
        and(
          eq(operators.id, operator.id),
          eq(operators.passwordHash, operator.passwordHash),
          isNull(operators.removedAt),
          lt(operators.lastCodeStep, step),
        ),
      )
      .returning({ id: operators.id });
    if (!accepted) return null;
    await endSession(tx, previous);
    await recordAudit(
      tx,
      operator,
      { action: "session.login", subject: `operator ${operator.id}`, after: { ip } },
      now,
    );
    return {
      operatorId: operator.id,
      session: await beginSession(tx, operator.id, now),
      browser: issueKnownBrowser(config, operator, now),
    };
  });
}

/** Records who was tried, if there is such an operator, and from where; never what was typed. */
async function recordRefusal(
  { db, clock, limiter, log }: Deps,
  operator: Operator | undefined,
  ip: string,
): Promise<void> {
  const now = clock.now();
  log.warn({ ip }, "console login refused");
  const wait = await limiter.take(refusalRules(operator?.id), newAction(now));
  if (wait !== null) return;
  const subject = operator ? `operator ${operator.id}` : "operator";
  const actor = operator ?? { id: null, name: UNKNOWN_NAME };
  await recordAudit(db, actor, { action: "session.refused", subject, after: { ip } }, now);
}
