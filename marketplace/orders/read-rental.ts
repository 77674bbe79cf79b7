import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { eq } from "drizzle-orm";
import { rentals } from "../database/schema";
import type { Deps } from "../deps";
import type { Order } from "../order-records/order-records";
import { passClaimOnIfDue, readClaim } from "../refunds/refunds";
import {
  closeRentalNow,
  depositStateOf,
  type Rental,
  readExtensionOffer,
  readExtensions,
  returnDepositIfDue,
} from "../rentals/rentals";

type RentalDeps = Pick<Deps, "db" | "clock" | "config">;

/** Performs the due work of a rental order: ends the rental, returns the deposit, passes a claim on. */
export async function settleRentalIfDue(deps: RentalDeps, order: Order): Promise<void> {
  if (order.rentHours === null) return;
  const now = deps.clock.now();
  const rental = await findRental(deps, order.id);
  if (!rental) return;
  if (rental.closedAt === null && rental.endsAt <= now) {
    await closeRentalNow(deps, order.id, "time");
  }
  if (rental.depositDueAt !== null && rental.depositDueAt <= now) {
    await returnDepositIfDue(deps, order.id);
  }
  if (rental.closedAt !== null) await passClaimOnIfDue(deps, order.orderNum);
}

/** Reads the rental of an order; null for other orders, and before it has started. */
export async function readRental(
  deps: RentalDeps & Pick<Deps, "payments">,
  order: Order,
): Promise<CallAnswer<"orderDetail">["rental"]> {
  if (order.rentHours === null) return null;
  const rental = await findRental(deps, order.id);
  if (!rental) return null;
  const state = depositStateOf(rental);
  const backFen = state === "settled" ? order.depositFen - rental.depositKeptFen : 0;
  return {
    state: STATE[rental.closedBy ?? "nobody"],
    hours: order.rentHours + order.extendedHours,
    deposit: fenToYuan(order.depositFen),
    starts_at: rental.startsAt.toISOString(),
    ends_at: rental.endsAt.toISOString(),
    closed_at: rental.closedAt?.toISOString() ?? null,
    deposit_state: state,
    deposit_due_at: rental.depositDueAt?.toISOString() ?? null,
    deposit_settled_at: rental.depositSettledAt?.toISOString() ?? null,
    deposit_returned: fenToYuan(backFen),
    claim: await readClaim(deps, order.orderNum),
    extensions: await readExtensions(deps, order.id),
    extension_offer: await readExtensionOffer(deps, order, rental),
  };
}

async function findRental({ db }: RentalDeps, orderId: number): Promise<Rental | undefined> {
  const [row] = await db.select().from(rentals).where(eq(rentals.orderId, orderId));
  return row;
}

const STATE = { nobody: "running", renter: "returned", refund: "returned", time: "over" } as const;
