import type { Copy } from "./derive-rows";
import { FIRST, idOf, type Sample } from "./listing-copies";

/** Ids of orders begin here. */
export const FIRST_ORDER = 100_000;
/** Buyers in addition to the sample's. */
export const BUYERS = 200_000;
/** The buyer of the sample with thousands of rows of everything, who can log in. */
export const HEAVY_BUYER = 1;

/** `n` is the order's number; one of 200 is of `HEAVY_BUYER`. */
const buyer = (n: string) =>
  `(case when ${n} % 200 = 7 then ${HEAVY_BUYER} else ${FIRST} + ${n}::bigint * 104729 % ${BUYERS} end)::int`;

/** States of an order whose goods were sold, in SQL. */
export const SOLD = "('collected', 'completed', 'paid')";

/** The sample's orders by their place, with the places of their goods. */
export const ORDER_PLACES = `
  create table fill.orders as
  select o.id, (row_number() over (order by o.id))::int - 1 as at, g.at as goods_at, s.at as spec_at, p.at as piece_at
  from orders o join fill.goods g on g.id = o.goods_id join fill.pieces p on p.id = o.stock_id
    left join fill.specs s on s.id = o.spec_id`;

export function buyerCopies({ users }: Sample): Copy[] {
  return [
    {
      table: "users",
      from: `(select *, (row_number() over (order by id))::int - 1 as at from users) t
        join generate_series(0, ${BUYERS - 1}) n on t.at = n % ${users}`,
      set: {
        id: `${FIRST} + n`,
        phone: "null::text",
        phone_hash: "null::text",
        phone_tail_hash: "null::text",
        phone_sealed: "null::text",
        wechat_union_id: "null::text",
      },
    },
  ];
}

/** Orders of the last two years, one a minute: every twentieth of a sample listing, the others of its copies. */
export function orderCopies(sample: Sample, copies: number, count: number): Copy {
  const n = "n.n";
  const of = (rows: number, at: string) => idOf(rows, `${n}::bigint * 7919 % ${copies}`, at);
  const either = (column: string, copied: string) =>
    `(case when ${n} % 20 = 0 then t.${column} else ${copied} end)::int`;
  const created = `now() - (${count} - ${n}) * interval '63 seconds'`;
  const sold = (value: string) => `case when n.status in ${SOLD} then ${value} end`;
  const shifted = (column: string) => `t.${column} + (${created} - t.created_at)`;
  const completed = (value: string) => `case when n.status = 'completed' then ${value} end`;
  return {
    table: "orders",
    from: `(
        select n, case when n % 997 = 0 then 'pending' when n % 50 = 1 then 'expired' when n % 67 = 1 then 'cancelled'
          when n % 101 = 1 then 'refunded' when n % 31 = 1 and o.status = 'collected' then 'paid' else o.status end as status,
          f.goods_at, f.spec_at, f.piece_at, f.id
        from generate_series(0, ${count - 1}) n join fill.orders f on f.at = n % ${sample.orders} join orders o on o.id = f.id
      ) n join orders t on t.id = n.id`,
    set: {
      id: `${FIRST_ORDER} + ${n}`,
      order_num: `to_char(${created}, 'YYYYMMDDHH24MISS') || lpad((${n} % 100000000)::text, 8, '0')`,
      user_id: buyer(n),
      goods_id: either("goods_id", of(sample.goods, "n.goods_at")),
      spec_id: either("spec_id", of(sample.specs, "n.spec_at")),
      stock_id: either("stock_id", of(sample.pieces, "n.piece_at")),
      status: "n.status",
      user_envelope_id: "null::int",
      group_id: "null::int",
      group_seat: "null::int",
      first_buy: "false",
      in_after_sale: "false",
      refunded_fen: `case when n.status in ${SOLD} and ${n} % 200 = 13 then least(100, t.total_fen - t.deposit_fen) else 0 end`,
      refund_reason: "case when n.status = 'refunded' then 'after_sale' end",
      created_at: created,
      expires_at: `case when n.status = 'pending' then timestamptz '2100-01-01' else ${shifted("expires_at")} end`,
      paid_at: `case when n.status = 'refunded' or n.status in ${SOLD} then ${shifted("paid_at")} end`,
      collected_at: `case when n.status = 'collected' then ${shifted("collected_at")} end`,
      deliver_by: sold(shifted("deliver_by")),
      delivering_at: sold(shifted("delivering_at")),
      delivered_at: sold(shifted("delivered_at")),
      confirm_by: sold(shifted("confirm_by")),
      completed_at: completed(shifted("completed_at")),
      completed_by: completed("t.completed_by"),
      refund_until: sold(shifted("refund_until")),
      platform_discount_fen: "0",
      settle_due_at: `case when n.status in ('collected', 'completed') then ${created} + interval '7 days' end`,
      settled_at: `case when n.status in ('collected', 'completed') and ${created} < now() - interval '7 days' then ${created} + interval '7 days' end`,
      cancelled_at: `case when n.status = 'cancelled' then ${created} end`,
    },
  };
}
