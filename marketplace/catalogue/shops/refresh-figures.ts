import { sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { runAlone } from "../../database/run-alone";
import { selectRows } from "../../database/select-rows";
import type { Deps } from "../../deps";

/** Most sellers per sweep; the others follow in the next sweeps. */
const SELLERS_A_SWEEP = 20;
const AGE_H = 24;
/** Newest orders used for a seller's figures; with fewer than LEAST there are none. */
const NEWEST = 200;
const LEAST = 5;

/**
 * Computes sellers' figures from their newest real orders, once a day per seller, so that goods pages only read
 * columns: the median time from payment to delivery (card secrets are delivered on payment), the permille of orders
 * that were escalated to an operator, and the median time from a buyer's first message to the first answer by staff.
 * @returns the number of sellers
 */
export async function refreshSellerFigures({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = clock.now();
  const updated = await runAlone(db, "refresh seller figures", async (tx) => {
    const ids = await findDue(tx, now);
    return ids.length === 0 ? [] : refresh(tx, ids, now);
  });
  return updated?.length ?? 0;
}

/** Finds sellers without figures or with old ones, by themselves: a plan of the figures takes longer than an idle sweep. */
async function findDue(tx: Db, now: Date): Promise<number[]> {
  const stale = new Date(now.getTime() - AGE_H * 60 * 60 * 1000);
  const due = await selectRows<{ id: number }>(
    tx,
    sql`
      (select id from sellers where figures_at is null limit ${SELLERS_A_SWEEP})
      union all
      (select id from sellers where figures_at <= ${stale.toISOString()} order by figures_at limit ${SELLERS_A_SWEEP})
      limit ${SELLERS_A_SWEEP}`,
  );
  return due.map(({ id }) => id);
}

const refresh = (tx: Db, ids: number[], now: Date): Promise<{ id: number }[]> =>
  selectRows(
    tx,
    sql`
    update sellers set figures_at = ${now.toISOString()},
      deliver_median_s = found.median, dispute_permille = found.disputes,
      reply_median_s = (
        select case when count(*) >= ${LEAST} then
          round(percentile_cont(0.5) within group (order by answered.after_s))::int end
        from (
          select extract(epoch from min(m.created_at) filter (where m.sender = 'staff')
            - min(m.created_at) filter (where m.sender = 'buyer')) as after_s
          from (
            select c.id from conversations c
              left join orders o on o.id = c.order_id
              join goods g on g.id = coalesce(c.goods_id, o.goods_id)
            where g.seller_id = sellers.id and c.party = 'seller'
            order by c.created_at desc limit ${NEWEST}
          ) newest join messages m on m.conversation_id = newest.id
          group by newest.id
          having bool_or(m.sender = 'staff')
        ) answered where answered.after_s >= 0
      )
    from (
      select due.id,
        case when count(o.id) >= ${LEAST} then
          round(percentile_cont(0.5) within group (order by
            case when o.deliver_by is null then 0 else extract(epoch from o.delivered_at - o.paid_at) end
          ))::int end as median,
        case when count(o.id) >= ${LEAST} then
          round(1000.0 * count(*) filter (where exists (
            select 1 from after_sales s join after_sale_events e on e.after_sale_id = s.id
            where s.order_num = o.order_num and s.kind = 'refund' and e.state = 'escalated'
          )) / count(o.id))::int end as disputes
      from unnest(${sql.param(ids)}::int[]) due (id)
      left join lateral (
        select orders.* from orders join goods on goods.id = orders.goods_id
        where goods.seller_id = due.id and orders.paid_at is not null
          and (orders.collected_at is not null or orders.delivered_at is not null)
        order by orders.paid_at desc limit ${NEWEST}
      ) o on true
      group by due.id
    ) found where sellers.id = found.id returning sellers.id`,
  );
