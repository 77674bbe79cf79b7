import { checkLedger } from "@storefront/operator/check/check-ledger";
import { and, eq, ne, sql } from "drizzle-orm";
import { boostOrders, ledgerTransfers, orders } from "./schema";
import { type OldDatabase, openOldDatabase } from "./testing/old-database";

const HOUR_MS = 3_600_000;
/** Creating a database by all its migrations takes many times as long as copying a prepared one. */
const TIMEOUT_MS = 120_000;
const PRICE = 1_000;
const [ACCOUNT, CARD] = [1, 2];
const [OWN_COUPON, PLATFORM_COUPON] = [1, 2];

const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

let old: OldDatabase;

async function book(
  order_num: string,
  event: string,
  { from, to, fen }: { from: string; to: string; fen: number },
  more = {},
) {
  await old.insert("ledger_transfers", {
    ...{ order_num, event, from_account: from, to_account: to, amount_fen: fen },
    ...{ created_at: ago(2000), ...more },
  });
}
/** Of seller 3, paid through Alipay, as the version before books it. */
async function sell(order_num: string, row: Record<string, unknown> = {}): Promise<void> {
  const { deposit_fen: deposit = 0, total_fen: total = PRICE } = row as Record<string, number>;
  await old.insert("orders", {
    ...{ order_num, goods_id: CARD, seller_id: 3, delivery_type: 2, channel_id: 1, quantity: 1 },
    ...{ status: "paid", total_fen: total, paid_at: ago(2000), envelope_fen: 0, ...row },
  });
  await book(order_num, "payment", { from: "alipay", to: "sales", fen: total - deposit });
  if (deposit > 0)
    await book(order_num, "payment", { from: "alipay", to: "deposits", fen: deposit });
}
async function refund(order_num: string, fen: number, row: Record<string, unknown> = {}) {
  const state = row["state"] ?? "refunded";
  const refund_num = `${order_num}R1`;
  await old.insert("payment_refunds", {
    ...{ refund_num, order_num, channel: "alipay", amount_fen: fen, cause: "part", state, ...row },
    ...(state === "refunded" ? { refunded_at: ago(1) } : {}),
  });
  await book(order_num, "refund_owed", { from: "sales", to: "refunds_owed", fen }, { refund_num });
  if (state === "refunded")
    await book(order_num, "refund", { from: "refunds_owed", to: "alipay", fen }, { refund_num });
}
const collected = (hours: number) => ({ status: "collected", collected_at: ago(hours) });
const completed = (hours: number) => ({
  ...{ status: "completed", delivery_type: 1, deliver_by: ago(hours), completed_at: ago(hours) },
  ...{
    delivering_at: ago(hours),
    delivered_at: ago(hours),
    delivery_note: "",
    confirm_by: ago(hours),
  },
  completed_by: "buyer",
});
let rentals = 0;
/** A rental with a deposit of 500 fen. @param row of the rental */
async function rent(order_num: string, row: object, extension?: string): Promise<void> {
  rentals += 1;
  const id = 1_000 + rentals;
  await sell(order_num, { id, rent_hours: 4, deposit_fen: 500, total_fen: PRICE + 500 });
  await old.insert("rentals", {
    order_id: id,
    secret_id: null,
    ends_at: ago(1),
    starts_at: ago(2000),
    ...row,
  });
  if (extension === undefined) return;
  await old.insert("rental_extensions", {
    ...{ order_num: extension, rental_order_id: id, status: "extended", total_fen: 300, hours: 3 },
    ...{
      hour_fen: 100,
      channel_id: 1,
      paid_at: ago(1500),
      extended_at: ago(1500),
      request_id: extension,
    },
  });
  await book(extension, "payment", { from: "alipay", to: "sales", fen: 300 });
}
async function returnDeposit(order_num: string, fen: number) {
  const refund_num = `${order_num}R1`;
  await old.insert("payment_refunds", {
    ...{ refund_num, order_num, channel: "alipay", amount_fen: fen, cause: "deposit" },
    ...{ state: "refunded", refunded_at: ago(1) },
  });
  await book(
    order_num,
    "deposit_return",
    { from: "deposits", to: "refunds_owed", fen },
    { refund_num },
  );
  await book(order_num, "refund", { from: "refunds_owed", to: "alipay", fen }, { refund_num });
}
const BOOST = { open: `7${"1".padStart(22, "0")}`, over: `7${"2".padStart(22, "0")}` };
async function boost(order_num: string, row: object): Promise<void> {
  await old.insert("boost_orders", {
    ...{
      order_num,
      request_id: order_num,
      total_fen: PRICE,
      channel_id: 1,
      paid_at: ago(2000),
      ...row,
    },
  });
  await book(order_num, "payment", { from: "alipay", to: "sales", fen: PRICE });
}
const EXTENSION = `8${"1".padStart(22, "0")}`;

beforeAll(async () => {
  old = await openOldDatabase();
  await old.migrate("0000_baseline");
  for (const [id, goods_type] of [
    [ACCOUNT, "PersonalAccount"],
    [CARD, "CardKey"],
  ])
    await old.insert("goods", { id, goods_type, price_fen: 1, origin_price_fen: 1 });
  await old.insert("envelopes", { id: OWN_COUPON, seller_id: 3, condition_fen: 9 });
  await old.insert("envelopes", { id: PLATFORM_COUPON, condition_fen: 9 });
  for (const id of [OWN_COUPON, PLATFORM_COUPON])
    await old.insert("user_envelopes", { id, envelope_id: id, user_id: id, status: "used" });

  await sell("uncollected");
  await sell("card", collected(25));
  await sell("fresh-card", collected(23));
  await sell("account", { goods_id: ACCOUNT, ...collected(169) });
  await sell("fresh-account", { goods_id: ACCOUNT, ...collected(25) });
  await sell("by-hand", completed(169));
  await sell("fresh-by-hand", completed(25));
  await sell("part", { ...collected(30), refunded_fen: 400 });
  await refund("part", 400);
  await sell("held-by-refund", { ...collected(30), refunded_fen: 400 });
  await refund("held-by-refund", 400, { state: "failed" });
  await sell("held-by-after-sale", { ...collected(30), in_after_sale: true, user_id: 1 });
  await old.insert("after_sales", {
    order_num: "held-by-after-sale",
    due_at: ago(-9),
    state: "requested",
    price_fen: PRICE,
  });
  const coupon = { envelope_fen: 300, refunded_fen: 500, ...collected(30) };
  await sell("own-coupon", { ...coupon, user_envelope_id: OWN_COUPON });
  await sell("platform-coupon", { ...coupon, user_envelope_id: PLATFORM_COUPON });
  for (const num of ["own-coupon", "platform-coupon"]) await refund(num, 500);
  await sell("undone", { status: "refunded", refund_reason: "no_reason" });
  await refund("undone", PRICE, { cause: "no_reason" });

  await rent("running-rental", { closed_at: null });
  const closed = { closed_at: ago(1), closed_by: "time" };
  const settled = {
    deposit_settled_at: ago(1),
    deposit_settled_by: "claim",
    deposit_kept_fen: 200,
  };
  await rent("ended-rental", { ...closed, ...settled }, EXTENSION);
  await old.insert("after_sales", {
    ...{ order_num: "ended-rental", kind: "deposit", state: "accepted", price_fen: 500 },
    ...{ claimed_fen: 200, refund_fen: 300 },
  });
  await book("ended-rental", "deposit_kept", { from: "deposits", to: "sales", fen: 200 });
  await returnDeposit("ended-rental", 300);
  await boost(BOOST.open, { status: "waiting", deliver_by: ago(-1) });
  await boost(BOOST.over, {
    ...{
      status: "completed",
      completed_at: ago(169),
      completed_by: "buyer",
      accepted_at: ago(300),
    },
    ...{
      booster_name: "a",
      booster_head: "a",
      deliver_by: ago(200),
      done_at: ago(170),
      confirm_by: ago(1),
    },
  });
  await old.migrate();
}, TIMEOUT_MS);
afterAll(() => old.close());

/** @returns what an order has in each account of escrow, sellers and marketing */
async function booksOf(orderNum: string): Promise<Record<string, number>> {
  const rows = await old.db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.orderNum, orderNum));
  const sums = new Map<string, number>();
  const add = (account: string, fen: number) => sums.set(account, (sums.get(account) ?? 0) + fen);
  for (const { fromAccount, toAccount, amountFen } of rows) {
    add(fromAccount, -amountFen);
    add(toAccount, amountFen);
  }
  const left = [...sums].filter(([account, fen]) => fen !== 0 && account !== "alipay");
  return Object.fromEntries(left);
}

it.each([
  ["uncollected", { escrow: PRICE }],
  ["card", { "sales:3": PRICE }],
  ["fresh-card", { escrow: PRICE }],
  ["account", { "sales:3": PRICE }],
  ["fresh-account", { escrow: PRICE }],
  ["by-hand", { "sales:3": PRICE }],
  ["fresh-by-hand", { escrow: PRICE }],
  ["part", { "sales:3": 600 }],
  ["held-by-refund", { escrow: 600, refunds_owed: 400 }],
  ["held-by-after-sale", { escrow: PRICE }],
  ["own-coupon", { "sales:3": 500 }],
  ["platform-coupon", { "sales:3": 650, marketing: -150 }],
  ["undone", {}],
  ["running-rental", { escrow: PRICE, deposits: 500 }],
  ["ended-rental", { "sales:3": PRICE + 200 }],
  [EXTENSION, { "sales:3": 300 }],
  [BOOST.open, { escrow: PRICE }],
  [BOOST.over, { platform_sales: PRICE }],
])("0002 carries the books of %s over", async (orderNum, books) => {
  expect(await booksOf(orderNum)).toEqual(books);
});

it("leaves nothing in `sales`, and books that balance", async () => {
  expect(await checkLedger(old.db)).toEqual([]);
  const { rows } = (await old.db.execute(sql`
    select sum(case when to_account = 'sales' then amount_fen else -amount_fen end)::int as fen
    from ledger_transfers where 'sales' in (from_account, to_account)`)) as unknown as {
    rows: { fen: number }[];
  };
  expect(rows).toEqual([{ fen: 0 }]);
});

it("keeps the rows that were there", async () => {
  const isOld = and(
    ne(ledgerTransfers.event, "carried_over"),
    ne(ledgerTransfers.event, "platform_discount"),
  );
  for (const row of await old.db.select().from(ledgerTransfers).where(isOld))
    expect([row.fromAccount, row.toAccount].join()).not.toMatch(/escrow|sales:/);
});

it("gives the unsettled orders their due times", async () => {
  const rows = await old.db.select().from(orders);
  const dueIn = (num: string) => {
    const due = rows.find(({ orderNum }) => orderNum === num)?.settleDueAt;
    return due ? Math.round((due.getTime() - Date.now()) / HOUR_MS) : null;
  };
  expect(["uncollected", "running-rental", "fresh-card", "fresh-account"].map(dueIn)).toEqual([
    ...[null, null],
    ...[1, 143],
  ]);
  const [over] = await old.db
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.orderNum, BOOST.over));
  expect(over?.settledAt).not.toBeNull();
});

describe("what the previous version books during a deploy", () => {
  const row = (
    orderNum: string,
    event: "payment" | "refund_owed" | "deposit_kept",
    more: object,
  ) => ({
    ...{ orderNum, event, amountFen: 100, createdAt: new Date(), fromAccount: "sales" },
    ...{ toAccount: "refunds_owed", refundNum: `${orderNum}R7`, ...more },
  });
  const moved = (values: ReturnType<typeof row>) =>
    old.db
      .insert(ledgerTransfers)
      .values(values)
      .returning({ from: ledgerTransfers.fromAccount, to: ledgerTransfers.toAccount });

  it.each([
    [
      "a payment to escrow",
      row("new", "payment", { fromAccount: "wxpay", toAccount: "sales" }),
      "wxpay",
      "escrow",
    ],
    [
      "a refund of an unsettled order out of escrow",
      row("fresh-card", "refund_owed", {}),
      "escrow",
      "refunds_owed",
    ],
    [
      "a refund of a settled order out of the seller's account",
      row("card", "refund_owed", {}),
      "sales:3",
      "refunds_owed",
    ],
    [
      "a kept deposit to the seller",
      row("running-rental", "deposit_kept", { fromAccount: "deposits", toAccount: "sales" }),
      ...["deposits", "sales:3"],
    ],
  ] as const)("goes: %s", async (_, values, from, to) => {
    expect(await moved(values)).toEqual([{ from, to }]);
  });

  it("is due by the trigger when it completes an order", async () => {
    const received = { status: "collected", collectedAt: new Date() } as const;
    const [order] = await old.db
      .update(orders)
      .set(received)
      .where(eq(orders.orderNum, "uncollected"))
      .returning();
    expect(order?.settleDueAt).toEqual(new Date(received.collectedAt.getTime() + 24 * HOUR_MS));
  });
});
