import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import type { Invariant } from "../invariant";

/** A coupon of an order is held while it is unpaid, used once it is sold, and free again when it is over or refunded. */
export const coupons: Invariant = {
  name: "coupons",
  tables: ["orders", "user_envelopes"],
  find: async ({ db }) => (await selectRows<{ line: string }>(db, FAULTS)).map(({ line }) => line),
};

const FAULTS = sql`
  with ordered as (
    select user_envelope_id as id,
      count(*) filter (where status in ('pending', 'received', 'grouping')) as open,
      count(*) filter (where status in ('paid', 'collected', 'delivering', 'delivered', 'completed')) as sold
    from orders where user_envelope_id is not null group by user_envelope_id
  )
  select 'coupon ' || id || ' is ' || status || ' with ' || open || ' open and ' || sold || ' sold orders' as line
  from ordered join user_envelopes using (id)
  where open + sold > 1 or status <> case when open > 0 then 'held' when sold > 0 then 'used' else 'unused' end
  order by 1`;
