import type { Db } from "@storefront/marketplace/database/db";
import { operators } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { eq } from "drizzle-orm";
import type { SignedIn } from "../access/sessions";
import { type Allowance, type Limits, readAllowance } from "./allowance";
import { findOpenRequest, type RefundRequest } from "./refund-requests";

/** What the console shows of an order's authorized money, to one operator. */
export interface MoneyState {
  orderNum: string;
  operator: SignedIn;
  limits: Limits;
  allowance: Allowance;
  /** Waits for a second operator. */
  request: (RefundRequest & { by: string }) | null;
}

export async function readMoneyState(
  { db, clock, config }: Pick<Deps, "db" | "clock"> & { config: Limits },
  operator: SignedIn,
  orderNum: string,
): Promise<MoneyState> {
  const request = await findOpenRequest(db, orderNum);
  return {
    ...{ orderNum, operator, limits: config },
    allowance: await readAllowance(db, operator, orderNum, clock.now()),
    request: request && { ...request, by: await nameOf(db, request.requestedBy) },
  };
}

async function nameOf(db: Db, id: number): Promise<string> {
  const [row] = await db
    .select({ name: operators.name })
    .from(operators)
    .where(eq(operators.id, id));
  return row?.name ?? "";
}

/** @returns whole fen that the operator may still let leave alone on this order */
export function aloneFen({ allowance, limits }: Pick<MoneyState, "allowance" | "limits">): number {
  const { orderFen, dayFen, refusal } = allowance;
  if (refusal !== null) return 0;
  return Math.max(0, Math.min(limits.refundApprovalFen - orderFen, limits.refundDailyFen - dayFen));
}
