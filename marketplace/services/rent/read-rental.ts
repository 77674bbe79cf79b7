import { eq } from "drizzle-orm";
import type { CallAnswer } from "@/contract/calls";
import { fenToYuan } from "@/contract/money";
import { rentals } from "@/database/schema";
import type { Deps } from "../../deps";
import type { Order } from "../order-terms/order-result";
import { closeRentalNow } from "./close-rental";

/** Reads the rental of a paid rental order, closing it first when it has expired; null for other orders. */
export async function readRental(
  deps: Pick<Deps, "db" | "clock">,
  order: Order,
): Promise<CallAnswer<"orderDetail">["rental"]> {
  if (order.rentHours === null) return null;
  const read = async () => {
    const [row] = await deps.db.select().from(rentals).where(eq(rentals.orderId, order.id));
    return row;
  };
  let rental = await read();
  if (rental && rental.closedAt === null && rental.endsAt <= deps.clock.now()) {
    await closeRentalNow(deps, order.id, "time");
    rental = await read();
  }
  if (!rental) return null;
  return {
    state: STATE[rental.closedBy ?? "nobody"],
    hours: order.rentHours,
    deposit: fenToYuan(order.depositFen),
    starts_at: rental.startsAt.toISOString(),
    ends_at: rental.endsAt.toISOString(),
    closed_at: rental.closedAt?.toISOString() ?? null,
  };
}

const STATE = { nobody: "running", renter: "returned", refund: "returned", time: "over" } as const;
