import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/db";
import { refundRequests } from "@storefront/marketplace/database/schema";
import { and, asc, eq } from "drizzle-orm";

export type RefundRequest = typeof refundRequests.$inferSelect;

/** @returns the request of an order that waits for a second operator; null for none */
export async function findOpenRequest(db: Db, orderNum: string): Promise<RefundRequest | null> {
  const [row] = await db.select().from(refundRequests).where(isOpen(orderNum));
  return row ?? null;
}

/** Reads the requests that wait for a second operator, oldest first. */
export const readOpenRequests = (db: Db): Promise<RefundRequest[]> =>
  db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.state, "open"))
    .orderBy(asc(refundRequests.id))
    .limit(100);

/** @throws ApiError `orderClosed` when another operator was faster */
export async function closeRequest(
  tx: Db,
  { id, orderNum }: RefundRequest,
  decision: Pick<RefundRequest, "state" | "decidedBy" | "decidedAt">,
): Promise<void> {
  const decided = await tx
    .update(refundRequests)
    .set(decision)
    .where(and(eq(refundRequests.id, id), isOpen(orderNum)))
    .returning({ id: refundRequests.id });
  if (decided.length === 0) throw noneOpen();
}

export const noneOpen = () => new ApiError("orderClosed", { msg: "没有等待批准的退款" });

const isOpen = (orderNum: string) =>
  and(eq(refundRequests.orderNum, orderNum), eq(refundRequests.state, "open"));
