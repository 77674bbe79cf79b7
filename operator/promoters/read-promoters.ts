import { sql } from "drizzle-orm";
import type { Db } from "@/database/open";
import { selectRows } from "../check/select-rows";

/** What the ledger says of a promoter's earnings, in fen. */
export interface Promoter {
  userId: number;
  nickname: string;
  /** Orders that earned something. */
  orders: number;
  earnedFen: number;
  /** Taken back with a refund. */
  returnedFen: number;
  /** Of orders that can still be refunded. */
  pendingFen: number;
  /** Paid out. */
  paidFen: number;
}

const PROMOTERS_A_PAGE = 50;

/**
 * Who has earned by share links, by number.
 * @param after the number of the last one of the page before
 * @returns a page, and the number to go on from; null at the end
 */
export async function readPromoters(
  db: Db,
  after: number,
): Promise<{ promoters: Promoter[]; next: number | null }> {
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
      limit ${PROMOTERS_A_PAGE + 1}`,
  );
  const promoters = rows.slice(0, PROMOTERS_A_PAGE).map(
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
  const last = promoters.at(-1);
  return { promoters, next: rows.length > PROMOTERS_A_PAGE && last ? last.userId : null };
}
