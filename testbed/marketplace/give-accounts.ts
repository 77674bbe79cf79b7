import type { Db } from "@storefront/marketplace/database/db";
import { sql } from "drizzle-orm";

/**
 * Gives each paid boost a game account that nobody can open, if it has none, as if its buyer had given it at the time
 * of payment.
 */
export async function giveAccounts(db: Db): Promise<void> {
  await db.execute(sql`
    insert into boost_accounts (boost_order_id, sealed, given_at)
    select id, 'sealed', paid_at from boost_orders where status in ('waiting', 'accepted')
    on conflict do nothing`);
}
