import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { runAlone } from "../database/run-alone";
import { accountChanges, accountEvents, orders, rentals } from "../database/schema";
import type { Deps } from "../deps";
import { after } from "../order-records/order-records";

const HOUR_S = 3600;
/** A receipt confirms itself soon: the buyer has to look at what was delivered. */
const RECEIPT_S = 12 * HOUR_S;
/** A rental ends soon: the buyer may extend it. */
const RENTAL_S = HOUR_S;

/** Records once for each order that a deadline of its buyer is near. */
export async function announceDeadlines({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const [receipt, rental] = [after(now, RECEIPT_S), after(now, RENTAL_S)];
  await runAlone(db, "deadlines", async (tx) => {
    await announce(
      tx,
      "receipt",
      sql`${orders} where ${orders.status} = 'delivered' and not ${orders.inAfterSale}
        and ${orders.confirmBy} between ${now.toISOString()} and ${receipt.toISOString()}`,
    );
    await announce(
      tx,
      "rental",
      sql`${orders} join ${rentals} on ${rentals.orderId} = ${orders.id} where ${rentals.closedAt} is null
        and ${rentals.endsAt} between ${now.toISOString()} and ${rental.toISOString()}`,
    );
  });
}

/** @param due tables and condition of the orders whose deadline is near */
async function announce(tx: Db, state: "receipt" | "rental", due: SQL): Promise<void> {
  const isKnownIn = (log: typeof accountChanges | typeof accountEvents) => sql`exists (
    select from ${log} as known where known.user_id = ${orders.userId} and known.kind = 'deadline'
      and known.reference = ${orders.orderNum} and known.state = ${state})`;
  await tx.execute(sql`
    insert into ${accountChanges} (user_id, kind, reference, state)
    select ${orders.userId}, 'deadline', ${orders.orderNum}, ${state} from ${due}
      and not ${isKnownIn(accountChanges)} and not ${isKnownIn(accountEvents)}`);
}
