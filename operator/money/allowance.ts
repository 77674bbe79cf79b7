import { chinaDayStart } from "@storefront/contract/text/china-time";
import type { Config } from "@storefront/marketplace/config";
import type { Db } from "@storefront/marketplace/database/db";
import {
  type APPROVAL_CAUSES,
  moneyAuthorisations,
  operators,
  refundRequests,
} from "@storefront/marketplace/database/schema";
import { singleRow } from "@storefront/marketplace/database/single-row";
import { and, desc, eq, gte, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Role } from "../access/manage-operators";
import { isAtLeast, type SignedIn } from "../access/sessions";

/** The least role that may approve another operator's request. */
export const APPROVER: Role = "owner";

export type Limits = Pick<Config, "refundApprovalFen" | "refundDailyFen">;
export type ApprovalCause = (typeof APPROVAL_CAUSES)[number];

/** What an operator may still return alone on an order. Amounts are whole fen. */
export interface Allowance {
  /** Returned on this order by all operators, approved or not. */
  orderFen: number;
  /** Returned by this operator today without approval, on all orders. */
  dayFen: number;
  /** The refused request that blocks this operator; null when none does. */
  refusal: { by: string; at: Date; amountFen: number } | null;
}

/** Reads the sums; exact only while the order and the operator are locked (authorise-money.ts). */
export async function readAllowance(
  db: Db,
  operator: SignedIn,
  orderNum: string,
  now: Date,
): Promise<Allowance> {
  const { operatorId, approvedBy, createdAt } = moneyAuthorisations;
  const today = gte(createdAt, chinaDayStart(now));
  return {
    orderFen: await sumOf(db, eq(moneyAuthorisations.orderNum, orderNum)),
    dayFen: await sumOf(db, and(eq(operatorId, operator.id), isNull(approvedBy), today)),
    refusal: await findRefusal(db, operator, orderNum),
  };
}

/**
 * A refused request blocks every operator until an owner acts who has not requested it. A withdrawn one blocks nobody.
 */
async function findRefusal(
  db: Db,
  { id, role }: SignedIn,
  orderNum: string,
): Promise<Allowance["refusal"]> {
  const { state, decidedBy, requestedBy, liftedBy } = refundRequests;
  const [refused] = await db
    .select({
      by: operators.name,
      at: refundRequests.decidedAt,
      amountFen: refundRequests.amountFen,
    })
    .from(refundRequests)
    .innerJoin(operators, eq(operators.id, decidedBy))
    .where(
      and(
        eq(refundRequests.orderNum, orderNum),
        eq(state, "rejected"),
        ne(decidedBy, requestedBy),
        isNull(liftedBy),
        isAtLeast({ role }, APPROVER) ? eq(requestedBy, id) : undefined,
      ),
    )
    .orderBy(desc(refundRequests.id))
    .limit(1);
  return refused ? { ...refused, at: refused.at ?? new Date(0) } : null;
}

/** @returns why an act that lets `fen` leave needs a second operator; null when the first one may do it alone */
export function approvalCause(
  fen: number,
  { orderFen, dayFen, refusal }: Allowance,
  { refundApprovalFen, refundDailyFen }: Limits,
): ApprovalCause | null {
  if (refusal !== null) return "refused";
  if (orderFen + fen > refundApprovalFen) return "order";
  return dayFen + fen > refundDailyFen ? "day" : null;
}

async function sumOf(db: Db, where: SQL | undefined): Promise<number> {
  const { amountFen } = moneyAuthorisations;
  const rows = await db
    .select({ fen: sql<number>`coalesce(sum(${amountFen}), 0)::float8` })
    .from(moneyAuthorisations)
    .where(where);
  return singleRow(rows).fen;
}
