import type { Db } from "@storefront/marketplace/database/db";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import { type ListPart, pageOf } from "../page-of";

/** A promoter's earnings according to the ledger, in fen. */
export interface Promoter {
  userId: number;
  nickname: string;
  /** Orders with a reward. */
  orders: number;
  earnedFen: number;
  /** Taken back after refunds. */
  returnedFen: number;
  /** Of orders that can still be refunded. */
  pendingFen: number;
  /** Paid out. */
  paidFen: number;
}

const PAGE_SIZE = 50;

/**
 * Reads a page of promoters with earnings, sorted by id.
 * @param after id of the last promoter of the previous page; 0 for the first page
 */
export async function readPromoters(db: Db, after: number): Promise<ListPart<Promoter>> {
  const rows = await selectRows<Record<keyof Promoter, string | number>>(
    db,
    sql`
      with moved as (
        select to_account as account, order_num, event, amount_fen as fen
        from ledger_transfers where to_account like 'earnings:%'
        union all
        select from_account, order_num, event, -amount_fen
        from ledger_transfers where from_account like 'earnings:%'
      ),
      sums as (
        select substr(account, 10)::int as user_id,
          count(distinct moved.order_num) filter (where fen > 0) as orders,
          coalesce(sum(fen) filter (where fen > 0), 0) as earned,
          coalesce(-sum(fen) filter (where event = 'reward_return'), 0) as returned,
          coalesce(sum(fen) filter (where orders.status not in ('collected', 'completed', 'refunded')), 0) as pending,
          coalesce(-sum(fen) filter (where fen < 0 and event <> 'reward_return'), 0) as paid
        from moved left join orders using (order_num)
        group by account
      )
      select user_id as "userId", nickname, orders, earned as "earnedFen", returned as "returnedFen",
        pending as "pendingFen", paid as "paidFen"
      from sums join users on users.id = user_id
      where user_id > ${after}
      order by user_id
      limit ${PAGE_SIZE + 1}`,
  );
  const promoters = rows.map(
    (row): Promoter => ({
      userId: Number(row.userId),
      nickname: String(row.nickname),
      orders: Number(row.orders),
      earnedFen: Number(row.earnedFen),
      returnedFen: Number(row.returnedFen),
      pendingFen: Number(row.pendingFen),
      paidFen: Number(row.paidFen),
    }),
  );
  return pageOf(promoters, PAGE_SIZE, ({ userId }) => userId);
}
