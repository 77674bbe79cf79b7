import type { Db } from "@storefront/marketplace/database/db";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";

/** What the price of an order consists of, besides the money for its pieces. */
export const PARTS = [
  "cashback",
  "coupon",
  "gift",
  "deposit",
  "extension",
  "reward",
  "group",
  "first order",
] as const;
export type Part = (typeof PARTS)[number];

/** An order as it was after a step. Amounts are fen. */
export interface WatchedOrder {
  orderNum: string;
  userId: number;
  status: string;
  isRented: boolean;
  /** Of a rental: whether it has ended. */
  isClosed: boolean;
  inAfterSale: boolean;
  /** Counted as refunded of the price. */
  refundedFen: number;
  /** Price without deposit. */
  priceFen: number;
  /** Refunds of the price, made or to be made; those of payments that the order does not use are apart. */
  returnedFen: number;
  /** Put on the buyer's balance as its cashback, never reduced. */
  cashbackFen: number;
  /** What its promoter has of its reward. */
  rewardFen: number;
  /** What is returned later leaves it: by then buyers can no longer ask for a refund. */
  isRewardPaid: boolean;
  /** Of its price. */
  escrowFen: number;
  /** Of its price and the platform's discounts, in the account of its seller. */
  sellerFen: number;
  isSettled: boolean;
  parts: readonly Part[];
}

export interface OrderChange {
  before: WatchedOrder | undefined;
  after: WatchedOrder;
}

const TABLES = [
  "orders",
  "boost_orders",
  "payment_refunds",
  "ledger_transfers",
  "rentals",
  "rental_extensions",
];

/** Follows every order from step to step, by the transactions that wrote its rows. */
export function watchOrders() {
  const seen = new Map<string, WatchedOrder>();
  let lastId = "0";
  let latest: readonly OrderChange[] = [];
  return {
    /** By order number, in the order in which they were placed. */
    seen: seen as ReadonlyMap<string, WatchedOrder>,
    /** What the last step has changed. */
    get latest() {
      return latest;
    },
    /** @param written the tables that the last step has written to */
    async takeChanges(db: Db, written: ReadonlySet<string>): Promise<readonly OrderChange[]> {
      latest = [];
      if (!TABLES.some((table) => written.has(table))) return latest;
      const rows = await selectRows<WatchedRow>(db, changedSince(lastId));
      latest = rows.map(({ written_by, ...row }): OrderChange => {
        if (Number(written_by) > Number(lastId)) lastId = written_by;
        const after = watchedOf(row);
        const before = seen.get(after.orderNum);
        seen.set(after.orderNum, after);
        return { before, after };
      });
      return latest;
    },
  };
}

type Flags = Record<`has_${"cashback" | "coupon" | "gift" | "deposit" | "extension"}`, boolean> &
  Record<`has_${"reward" | "group" | "first_order"}`, boolean>;

interface WatchedRow extends Flags {
  written_by: string;
  order_num: string;
  user_id: number;
  status: string;
  is_rented: boolean;
  is_closed: boolean;
  in_after_sale: boolean;
  refunded_fen: number;
  price_fen: number;
  returned_fen: string;
  cashback_fen: string;
  reward_fen: string;
  is_reward_paid: boolean;
  escrow_fen: string;
  seller_fen: string;
  is_settled: boolean;
}

const watchedOf = (row: Omit<WatchedRow, "written_by">): WatchedOrder => ({
  ...{ orderNum: row.order_num, userId: row.user_id, status: row.status },
  ...{ isRented: row.is_rented, isClosed: row.is_closed, inAfterSale: row.in_after_sale },
  ...{ refundedFen: row.refunded_fen, priceFen: row.price_fen },
  ...{ returnedFen: Number(row.returned_fen), cashbackFen: Number(row.cashback_fen) },
  ...{ rewardFen: Number(row.reward_fen), isRewardPaid: row.is_reward_paid },
  escrowFen: Number(row.escrow_fen),
  ...{ sellerFen: Number(row.seller_fen), isSettled: row.is_settled },
  parts: PARTS.filter((part) => row[`has_${part.replace(" ", "_")}` as keyof Flags]),
});

/** Rows say which transaction wrote them. */
const changedSince = (id: string) => sql`
  with written as (
    select order_num, xmin::text::bigint as id from orders union all
    select order_num, xmin::text::bigint from boost_orders union all
    select order_num, xmin::text::bigint from rental_extensions union all
    select order_num, xmin::text::bigint from payment_refunds union all
    select order_num, xmin::text::bigint from ledger_transfers where order_num is not null union all
    select order_num, rentals.xmin::text::bigint from rentals join orders on orders.id = rentals.order_id
  ),
  changed as (select order_num, max(id) as id from written where id > ${id}::bigint group by order_num)
  select changed.id::text as written_by, sold.*,
    coalesce((select sum(amount_fen) from payment_refunds
      where payment_refunds.order_num = sold.order_num and trade_num is null), 0)
    - coalesce((select sum(amount_fen) from ledger_transfers
      where ledger_transfers.order_num = sold.order_num and event = 'deposit_return'
        and from_account = 'deposits'), 0) as returned_fen,
    coalesce((select sum(amount_fen) from ledger_transfers
      where ledger_transfers.order_num = sold.order_num and event = 'cashback'), 0) as cashback_fen,
    coalesce((select sum(case event when 'promoter_reward' then amount_fen else -amount_fen end) from ledger_transfers
      where ledger_transfers.order_num = sold.order_num
        and event in ('promoter_reward', 'reward_return')), 0) as reward_fen,
    exists (select from ledger_transfers where ledger_transfers.order_num = sold.order_num and event = 'reward_paid')
      as is_reward_paid,
    coalesce((select sum(case when to_account = 'escrow' then amount_fen else -amount_fen end) from ledger_transfers
      where ledger_transfers.order_num = sold.order_num and 'escrow' in (from_account, to_account)), 0) as escrow_fen,
    coalesce((select sum(case when to_account ~ '^sales:|^platform_sales$' then amount_fen else -amount_fen end)
      from ledger_transfers where ledger_transfers.order_num = sold.order_num and event <> 'deposit_kept'
        and (to_account ~ '^sales:|^platform_sales$') <> (from_account ~ '^sales:|^platform_sales$')), 0) as seller_fen,
    exists (select from ledger_transfers where ledger_transfers.order_num = sold.order_num and event = 'settlement')
      as is_settled
  from changed join (
    select order_num, user_id, status, rent_hours is not null as is_rented,
      exists (select from rentals where order_id = orders.id and closed_at is not null) as is_closed,
      in_after_sale, refunded_fen, total_fen - deposit_fen as price_fen, cashback_fen > 0 as has_cashback,
      user_envelope_id is not null as has_coupon, gift_pieces > 0 as has_gift, deposit_fen > 0 as has_deposit,
      extended_hours > 0 as has_extension, promotion_user_id is not null as has_reward,
      group_id is not null as has_group, first_buy as has_first_order
    from orders
    union all
    select order_num, user_id, status, false, false, in_after_sale, refunded_fen, total_fen,
      false, false, false, false, false, false, false, false
    from boost_orders
    union all
    select order_num, user_id, status, false, false, false, 0, total_fen,
      false, false, false, false, false, false, false, false
    from rental_extensions
  ) sold using (order_num)
  order by changed.id, order_num`;
