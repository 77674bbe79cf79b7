import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import type { Invariant } from "../invariant";

/** No buyer reserves more than the marketplace allows; orders past their deadline do not count. */
export const limits: Invariant = {
  name: "limits",
  tables: ["orders", "boost_orders"],
  async find({ db, clock, marketplace }) {
    const { perBuyer, perListing } = marketplace.deps.config.orderLimits;
    const now = clock.now().toISOString();
    const rows = await selectRows<{ line: string }>(
      db,
      sql`
        with unpaid as (
          select user_id, goods_id from orders where status = 'pending' and expires_at > ${now}::timestamptz
          union all
          select user_id, null from boost_orders where status = 'pending' and expires_at > ${now}::timestamptz
        )
        select 'buyer ' || user_id || ' has ' || count(*) || ' unpaid orders' as line
        from unpaid group by user_id having count(*) > ${perBuyer}
        union all
        select 'buyer ' || user_id || ' has ' || count(*) || ' unpaid orders of listing ' || goods_id
        from unpaid where goods_id is not null group by user_id, goods_id having count(*) > ${perListing}`,
    );
    return rows.map(({ line }) => line);
  },
};
