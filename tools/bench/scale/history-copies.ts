import type { Copy } from "@storefront/testbed/scale/derive-rows";
import { FIRST, type Sample } from "@storefront/testbed/scale/listing-copies";
import { BUYERS, FIRST_ORDER, HEAVY_BUYER, SOLD } from "@storefront/testbed/scale/order-copies";

const IS_NEW = `id >= ${FIRST_ORDER}`;

const EVENTS = "array['payment', 'settlement', 'cashback', 'refund_owed', 'refund']";

const PAID = `orders o where o.${IS_NEW} and o.paid_at is not null`;
const CHANNEL = "case when o.id % 3 = 0 then 'wxpay' else 'alipay' end";

/** What the orders have left in other tables. */
export const orderHistory = (sample: Sample): Copy[] => [
  ...PAYMENTS,
  ...fulfilments(sample),
  ...AFTER_SALES,
  REWARDS,
  ...CONVERSATIONS,
];

const PAYMENTS: readonly Copy[] = [
  {
    table: "payment_trades",
    from: `orders o where o.${IS_NEW}`,
    set: {
      order_num: "o.order_num",
      channel: CHANNEL,
      amount_fen: "o.total_fen",
      qr_text: "'https://qr.alipay.com/bax0' || md5(o.order_num)",
      state: `case o.status when 'pending' then 'waiting' when 'expired' then 'closed' when 'cancelled' then 'closed' else 'paid' end`,
      trade_num: "case when o.paid_at is not null then o.order_num || '00' end",
      check_at: "o.expires_at",
      checks: "1",
      created_at: "o.created_at",
      asked_at: "o.created_at",
      failed_at: "null::timestamptz",
    },
  },
  {
    table: "received_payments",
    from: PAID,
    set: {
      order_num: "o.order_num",
      channel: CHANNEL,
      trade_num: "o.order_num || '00'",
      amount_fen: "o.total_fen",
      outcome: "'applied'",
      received_at: "o.paid_at",
    },
  },
  {
    table: "payment_notices",
    // What a year's pruning has left.
    from: `${PAID} and o.created_at > now() - interval '399 days' order by o.id`,
    set: {
      id: "o.id",
      notice_id: "md5(o.order_num)",
      order_num: "o.order_num",
      channel: CHANNEL,
      amount_fen: "o.total_fen",
      outcome: "'paid'",
      result: "'applied'",
      received_at: "o.paid_at",
    },
  },
  {
    table: "ledger_transfers",
    from: `(
        select o.*, event from orders o, unnest(${EVENTS}) event
        where o.${IS_NEW} and o.paid_at is not null and (event = 'payment' or (event = 'cashback' and (o.id % 10 = 3 or o.user_id = ${HEAVY_BUYER}))
          or (event = 'settlement' and o.settled_at is not null) or (event in ('refund_owed', 'refund') and o.status = 'refunded'))
      ) o`,
    set: {
      id: `(o.id * 8::bigint + array_position(${EVENTS}, event))`,
      event: "event",
      order_num: "o.order_num",
      from_account: `case event when 'payment' then ${CHANNEL} when 'cashback' then 'marketing' when 'refund' then 'refunds_owed' else 'escrow' end`,
      to_account: `case event when 'payment' then 'escrow' when 'settlement' then 'sales:' || o.seller_id when 'cashback' then 'balance:' || o.user_id
        when 'refund_owed' then 'refunds_owed' else ${CHANNEL} end`,
      amount_fen:
        "case event when 'cashback' then 1 when 'settlement' then o.total_fen - o.deposit_fen - o.refunded_fen else o.total_fen end",
      created_at: "o.paid_at",
      refund_num: "case when event like 'refund%' then o.order_num || 'R1' else '' end",
    },
  },
  {
    table: "payment_refunds",
    from: `orders o where o.${IS_NEW} and o.status = 'refunded'`,
    set: {
      order_num: "o.order_num",
      refund_num: "o.order_num || 'R1'",
      channel: CHANNEL,
      amount_fen: "o.total_fen",
      state: "'refunded'",
      tries: "1",
      next_at: "o.paid_at",
      reason: "null::text",
      created_at: "o.paid_at",
      refunded_at: "o.paid_at",
      cause: "'after_sale'",
      trade_num: "null::text",
    },
  },
];

/** What orders got, and the reviews of it. */
function fulfilments({ orders }: Sample): Copy[] {
  const places = `join fill.orders f on f.at = (o.id - ${FIRST_ORDER}) % ${orders}`;
  return [
    {
      table: "card_secrets",
      from: `orders o where o.${IS_NEW} and o.status in ('paid', 'collected')`,
      set: {
        id: "o.id",
        stock_id: "o.stock_id",
        secret: "'CARD-' || lpad(o.id::text, 12, '0')",
        order_id: "o.id",
        assigned_at: "o.paid_at",
        voided_at: "null::timestamptz",
        replaces_id: "null::int",
      },
    },
    {
      table: "rentals",
      from: `orders o ${places} join rentals t on t.order_id = f.id where o.${IS_NEW} and o.status in ${SOLD}`,
      set: {
        order_id: "o.id",
        secret_id: "case when o.status in ('paid', 'collected') then o.id end",
        ...Object.fromEntries(
          ["starts_at", "ends_at", "closed_at", "released_at", "deposit_settled_at"].map(
            (column) => [
              column,
              `t.${column} + (o.created_at - (select created_at from orders where id = f.id))`,
            ],
          ),
        ),
      },
    },
    {
      table: "comments",
      from: `orders o ${places} join comments t on t.order_id = f.id where o.${IS_NEW} and o.status in ${SOLD}`,
      set: {
        id: "o.id",
        order_id: "o.id",
        goods_id: "o.goods_id",
        created_at: "o.paid_at + interval '1 day'",
        replied_at: "case when t.reply is not null then o.paid_at + interval '2 days' end",
      },
    },
  ];
}

const AFTER_SALES: readonly Copy[] = [
  {
    table: "after_sales",
    from: `orders o where o.${IS_NEW} and o.refunded_fen > 0`,
    set: {
      id: "o.id",
      order_num: "o.order_num",
      user_id: "o.user_id",
      reason: "'incomplete'",
      text: "'少了两件皮肤'",
      state: "'decided'",
      due_at: "null::timestamptz",
      price_fen: "o.total_fen - o.deposit_fen",
      refund_fen: "o.refunded_fen",
      deducted_fen: "0",
      created_at: "o.paid_at",
      kind: "'refund'",
      claimed_fen: "null::int",
    },
  },
  {
    table: "after_sale_events",
    from: `orders o, unnest(array['requested', 'refused', 'escalated', 'decided'], array['buyer', 'seller', 'buyer', 'operator'])
      with ordinality as e (state, actor, at) where o.${IS_NEW} and o.refunded_fen > 0`,
    set: {
      id: "o.id * 4::bigint + e.at",
      after_sale_id: "o.id",
      state: "e.state",
      by: "e.actor",
      text: "''",
      created_at: "o.paid_at",
    },
  },
];

const REWARDS: Copy = {
  table: "share_rewards",
  from: `orders o where o.${IS_NEW} and o.id % 50 = 11 and o.status in ${SOLD}`,
  set: {
    id: "o.id",
    order_id: "o.id",
    promoter_id: `case when o.id % 250 = 11 then ${HEAVY_BUYER} else ${FIRST} + o.id % ${BUYERS} end`,
    goods_id: "o.goods_id",
    reward_fen: "100",
    created_at: "o.paid_at",
    paid_at: "o.paid_at",
  },
};

const CONVERSATIONS: readonly Copy[] = [
  {
    table: "conversations",
    from: `orders o where o.${IS_NEW} and o.id % 5 = 2`,
    set: {
      id: "o.id",
      user_id: "o.user_id",
      goods_id: "null::int",
      order_id: "o.id",
      boost_order_id: "null::int",
      party: "case when o.id % 15 = 2 then 'platform' else 'seller' end",
      buyer_read_id: "o.id * 4::bigint + case when o.id % 30 = 2 then 2 else 3 end",
      staff_read_id: "o.id * 4::bigint + 3",
      waiting_since: "null::timestamptz",
      created_at: "o.created_at",
      updated_at: "o.created_at",
    },
  },
  {
    table: "messages",
    from: `orders o, unnest(array['buyer', 'auto', 'staff']) with ordinality as e (sender, at) where o.${IS_NEW} and o.id % 5 = 2`,
    set: {
      id: "o.id * 4::bigint + e.at",
      conversation_id: "o.id",
      sender: "e.sender",
      operator_id: "null::int",
      request_id: "case when e.sender = 'buyer' then 'm' || o.id end",
      text: "'您好，请问什么时候可以上号？'",
      image_id: "null::text",
      created_at: "o.created_at + e.at * interval '1 minute'",
    },
  },
];
