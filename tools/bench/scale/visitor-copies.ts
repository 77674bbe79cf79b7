import type { Copy } from "@storefront/testbed/scale/derive-rows";
import { FIRST } from "@storefront/testbed/scale/listing-copies";
import { BUYERS, FIRST_ORDER, HEAVY_BUYER } from "@storefront/testbed/scale/order-copies";

/** What buyers and operators have left beside orders. `n` numbers the rows. */
export function visitorCopies(): Copy[] {
  const rows = (count: number) => `generate_series(0, ${count - 1}) n`;
  return [
    {
      table: "order_drafts",
      // Two days of them, at six drafts an order.
      from: `${rows(16_000)} join lateral (select * from orders where id = ${FIRST_ORDER} + n) t on true`,
      set: {
        order_num: `to_char(now() - n * interval '10 seconds', 'YYYYMMDDHH24MISS') || lpad((n + 50000000)::text, 8, '0')`,
        group_choice: "null::int",
        created_at: "now() - n * interval '10 seconds'",
      },
    },
    {
      table: "collects",
      from: `(
          select (${FIRST} + id::bigint * 7919 % ${BUYERS})::int as user_id, id as goods_id from goods where id >= ${FIRST} and id % 2 = 0
          union select ${HEAVY_BUYER}, id from goods where id >= ${FIRST} and id % 500 = 1
          union select ${FIRST} + n, 1001 from ${rows(20_000)}
        ) t`,
      set: { price_fen: "100", created_at: "now() - t.goods_id * interval '1 second'" },
    },
    {
      table: "subscriptions",
      from: `(select distinct ${FIRST} + n as user_id, 3001 + (n * 31 + m * 7) % 14 as seller_id from ${rows(100_000)}, generate_series(0, 1) m) t`,
      set: { created_at: "now()" },
    },
    {
      table: "user_envelopes",
      from: `${rows(BUYERS)} join user_envelopes t on t.id = (select min(id) from user_envelopes)`,
      set: { id: `${FIRST} + n`, user_id: `${FIRST} + n`, status: "'used'" },
    },
    {
      table: "tokens",
      from: rows(BUYERS),
      set: {
        token_hash: "md5(n::text) || md5('t' || n)",
        user_id: `${FIRST} + n`,
        device: "1 + n % 2",
        site: "'mima.localhost'",
        created_at: "now()",
        expires_at: "now() + interval '30 days'",
        revoked_at: "null::timestamptz",
        browser_hash: "md5('b' || n)",
        last_used_at: "now()",
      },
    },
    {
      table: "boost_orders",
      from: `boost_orders t, generate_series(1, 3000) n where t.id < ${FIRST}`,
      set: {
        id: `${FIRST} + n * 16 + t.id`,
        order_num: `'7' || lpad((n * 16 + t.id)::text, 22, '0')`,
        request_id: "'scale' || n || '-' || t.id",
        user_id: `case when n % 50 = 0 then ${HEAVY_BUYER} else ${FIRST} + n end`,
        created_at: "t.created_at - n * interval '1 hour'",
        paid_at: "t.paid_at - n * interval '1 hour'",
      },
    },
    {
      table: "operator_audit",
      from: rows(100_000),
      set: {
        id: `${FIRST} + n`,
        operator_id: "null::int",
        operator_name: "'命令行'",
        action: "'listing.change'",
        subject: `'listing ' || (${FIRST} + n)`,
        before: `'{"price":"1.00"}'::jsonb`,
        after: `'{"price":"2.00"}'::jsonb`,
        created_at: "now()",
      },
    },
  ];
}
