import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { and, eq, isNotNull } from "drizzle-orm";
import { orders, rentals } from "../database/schema";
import type { Deps } from "../deps";
import { closeRentalNow } from "./close-rental";

/**
 * Returns a rented account early. Idempotent, also after the rental has expired: the deposit is returned once, after
 * the seller has checked the account (close-rental.ts).
 * @throws ApiError `orderNotFound` when it is not a rental of this buyer
 */
export async function returnRental(
  deps: Pick<Deps, "db" | "clock">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"returnRental">> {
  const [order] = await deps.db
    .select({ id: orders.id, depositFen: orders.depositFen })
    .from(orders)
    .innerJoin(rentals, eq(rentals.orderId, orders.id))
    .where(
      and(eq(orders.orderNum, orderNum), eq(orders.userId, userId), isNotNull(orders.rentHours)),
    );
  if (!order) throw new ApiError("orderNotFound");
  await closeRentalNow(deps, order.id, "renter");
  const [rental] = await deps.db.select().from(rentals).where(eq(rentals.orderId, order.id));
  return {
    deposit: fenToYuan(order.depositFen),
    deposit_due_at: rental?.depositDueAt?.toISOString() ?? null,
  };
}
