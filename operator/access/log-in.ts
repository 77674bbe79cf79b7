import type { LimitRule } from "@storefront/marketplace/database/limits/limiter";
import { operators } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { guard } from "@storefront/marketplace/limits/guard";
import { addressGroup } from "@storefront/platform/http/client-address";
import { and, eq, isNull, lt } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit";
import { stepOfCode } from "./one-time-code";
import { isPassword } from "./password";
import { beginSession, endSession } from "./sessions";
import { openTotp } from "./totp-secrets";

const TEN_MINUTES_S = 600;
const DAY_S = 24 * 3600;

interface Attempt {
  name: string;
  password: string;
  code: string;
  /** The client's address. */
  ip: string;
  /** Token of the browser's previous session, which the login ends; "" without one. */
  previous: string;
}

/**
 * Logs an operator in. Each code is accepted once.
 * @param codeTime the real time, which authenticator apps use; the sandbox can move the marketplace's clock
 * @returns the token of a new session; null when name, password and code do not match
 * @throws ApiError `tooFrequent` or `limiterDown`
 */
export async function logIn(
  deps: Deps,
  { name, password, code, ip, previous }: Attempt,
  codeTime: Date,
): Promise<string | null> {
  const { db, clock, log } = deps;
  await guard(deps, loginRules(name, ip));
  const [operator] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.name, name), isNull(operators.removedAt)));
  const isRight = await isPassword(password, operator?.passwordHash);
  const step = operator ? stepOfCode(openTotp(deps, operator), code, codeTime) : null;
  if (!operator || !isRight || step === null) {
    log.warn({ ip }, "console login refused");
    return null;
  }
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
    return beginSession(tx, operator.id, now);
  });
}

/**
 * Returns the limits per address and per name from one address. Using up a name's own limit takes ten networks, so
 * locking an operator out is not cheap.
 */
function loginRules(name: string, ip: string): LimitRule[] {
  const address = addressGroup(ip, 64);
  return [
    { key: `operator:address:${address}`, limit: 20, windowS: TEN_MINUTES_S },
    { key: `operator:try:${name}:${address}`, limit: 10, windowS: TEN_MINUTES_S },
    { key: `operator:try-day:${name}:${address}`, limit: 40, windowS: DAY_S },
    { key: `operator:name:${name}`, limit: 400, windowS: DAY_S },
  ];
}
