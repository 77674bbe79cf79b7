import { ApiError } from "@storefront/contract/api-error";
import { and, asc, eq, lte } from "drizzle-orm";
import type { Db } from "../../database/open";
import { afterSales } from "../../database/schema";
import type { Deps } from "../../deps";
import { type Attempt, sweepAll } from "../sweeps/sweep-all";
import { transitionClaim } from "./transition-claim";

type DepositDeps = Pick<Deps, "db" | "clock">;

/**
 * Passes claims against deposits that the renter has not answered in time to the operator. One transaction each; safe
 * to run in several processes concurrently.
 * @returns the number of claims passed on
 */
export const sweepClaims = (deps: DepositDeps & Pick<Deps, "log">): Promise<number> =>
  sweepAll(deps, "deposit_claims", passNext);

async function passNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const { dueAt, orderNum, kind } = afterSales;
  const [due] = await tx
    .select({ orderNum })
    .from(afterSales)
    .where(and(eq(kind, "deposit"), lte(dueAt, now), isReady(orderNum)))
    .orderBy(asc(dueAt))
    .limit(1);
  if (!due) return false;
  begin(due.orderNum);
  await passOn(tx, due.orderNum, now);
  return true;
}

/** Passes one order's claim on when it is due; call before reading it. */
export async function passClaimOnIfDue(
  { db, clock }: DepositDeps,
  orderNum: string,
): Promise<void> {
  const now = clock.now();
  const [due] = await db
    .select({ id: afterSales.id })
    .from(afterSales)
    .where(
      and(
        eq(afterSales.orderNum, orderNum),
        eq(afterSales.kind, "deposit"),
        lte(afterSales.dueAt, now),
      ),
    );
  if (due) await db.transaction((tx) => passOn(tx, orderNum, now));
}

/** A no-op when the claim was answered, or another process was faster. */
async function passOn(tx: Db, orderNum: string, now: Date): Promise<void> {
  const expire = { act: "expire", by: "time", text: "" } as const;
  await transitionClaim(tx, orderNum, expire, now).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
