import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import type { Invariant } from "../invariant";

/** A refund that is recorded as made was made by its provider, with the same amount. */
export const refunds: Invariant = {
  name: "refunds",
  tables: ["payment_refunds"],
  async find({ db, simulators }) {
    const rows = await selectRows<{ num: string; fen: number }>(
      db,
      sql`select refund_num as num, amount_fen as fen from payment_refunds
        where state = 'refunded' and channel <> 'ggpay' and amount_fen > 0 order by refund_num`,
    );
    if (rows.length === 0) return [];
    const trades = await Promise.all(Object.values(simulators).map(({ trades }) => trades.list()));
    const made = new Map(trades.flat().flatMap(({ refunds }) => Object.entries(refunds)));
    return rows.flatMap(({ num, fen }) => {
      const refund = made.get(num);
      if (refund?.state === "refunded" && refund.amountFen === fen) return [];
      return [`refund ${num} of ${fen} is recorded, the provider has ${refund?.state ?? "none"}`];
    });
  },
};
