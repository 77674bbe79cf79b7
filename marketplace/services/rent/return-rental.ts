import { and, eq, isNotNull } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import type { CallAnswer } from "@/contract/calls";
import { fenToYuan } from "@/contract/money";
import { orders, rentals } from "@/database/schema";
import type { Deps } from "../../deps";
import { closeRentalNow } from "./close-rental";

/**
 * The renter gives the account back before its time is up. Asked twice, or after the time, it is the same: the
 * deposit is in the balance, once.
 * @throws ApiError orderNotFound: no rental of this buyer's
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
  return { deposit: fenToYuan(order.depositFen) };
}
