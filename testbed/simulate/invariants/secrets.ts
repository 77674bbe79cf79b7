import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import type { Invariant } from "../invariant";

/** An order that is delivered automatically has as many valid secrets as pieces; others have none. */
export const secrets: Invariant = {
  name: "secrets",
  tables: ["orders", "card_secrets"],
  find: async ({ db }) => (await selectRows<{ line: string }>(db, FAULTS)).map(({ line }) => line),
};

const FAULTS = sql`
  with given as (
    select order_id, count(*) filter (where voided_at is null) as pieces from card_secrets
    where order_id is not null group by order_id
  )
  select 'order ' || order_num || ', ' || status || ', has ' || coalesce(pieces, 0) || ' secrets for '
    || quantity + gift_pieces || ' pieces' as line
  from orders left join given on given.order_id = orders.id
  where delivery_type = 2 and case
    when status in ('paid', 'collected') and rent_hours is null then coalesce(pieces, 0) <> quantity + gift_pieces
    when status in ('pending', 'received', 'grouping', 'expired', 'cancelled') then coalesce(pieces, 0) > 0
    else false end
  order by 1`;
