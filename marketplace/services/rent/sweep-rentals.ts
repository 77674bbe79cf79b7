import { and, asc, isNull, lte } from "drizzle-orm";
import { rentals } from "@/database/schema";
import type { Deps } from "../../deps";
import { sweepAll } from "../sweep-all";
import { closeRental } from "./close-rental";

type Needs = Pick<Deps, "db" | "clock">;

/**
 * Ends expired rentals, one transaction each; safe to run in several processes concurrently.
 * @returns the number of ended rentals
 */
export const sweepRentals = (deps: Needs): Promise<number> => sweepAll(() => endNext(deps));

function endNext({ db, clock }: Needs): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ orderId: rentals.orderId })
      .from(rentals)
      .where(and(isNull(rentals.closedAt), lte(rentals.endsAt, now)))
      .orderBy(asc(rentals.endsAt))
      .limit(1)
      .for("no key update", { skipLocked: true });
    if (!due) return false;
    return closeRental(tx, due.orderId, "time", now);
  });
}
