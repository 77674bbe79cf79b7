import { checkPayments } from "@storefront/operator/check/check-payments";
import { asc, eq, inArray } from "drizzle-orm";
import { ledgerTransfers, orders, paymentRefunds, receivedPayments } from "./schema";
import { type OldDatabase, openOldDatabase } from "./testing/old-database";

const PLACED = "2026-03-01T02:00:00Z";
const PAID = "2026-03-01T02:05:00Z";
const DUE = "2026-03-01T03:00:00Z";
const LATER = "2026-03-02T02:00:00Z";
/** Creating a database by all its migrations takes many times as long as copying a prepared one. */
const TIMEOUT_MS = 120_000;

let old: OldDatabase;

const sell = (order_num: string, row: object = {}) =>
  old.insert("orders", {
    ...{ order_num, status: "paid", paid_at: PAID, total_fen: 500, channel_id: 1 },
    ...{ created_at: PLACED, ...row },
  });
/** @param n makes a number of a boost order */
const boostNum = (n: number) => `7${String(n).padStart(22, "0")}`;
const boost = (n: number, row: object = {}) =>
  old.insert("boost_orders", {
    ...{ order_num: boostNum(n), request_id: `${n}`, status: "refund_due", paid_at: PAID },
    ...{ total_fen: 700, created_at: PLACED, ...row },
  });
const move = (order_num: string, event: string, from: string, to: string, amount_fen = 500) =>
  old.insert("ledger_transfers", {
    ...{ order_num, event, from_account: from, to_account: to, amount_fen, created_at: DUE },
  });
/** A refund of the older release: one per order, through its provider. */
const refund = (order_num: string, row: object = {}) =>
  old.insert("payment_refunds", {
    ...{ order_num, refund_num: `${order_num}R1`, channel: "alipay", amount_fen: 500 },
    ...{ created_at: DUE, next_at: DUE, ...row },
  });
const trade = (order_num: string, row: object = {}) =>
  old.insert("payment_trades", {
    ...{ order_num, channel: "alipay", amount_fen: 500, state: "paid", trade_num: `T${order_num}` },
    ...{ created_at: PLACED, ...row },
  });

const undone = (refund_reason: string) => ({ status: "refunded", refund_reason });

beforeAll(async () => {
  old = await openOldDatabase();
  await old.migrate("0036_exchanged-secrets");
  await sell("late", undone("too_late"));
  await refund("late", { state: "refunded", refunded_at: LATER });
  await move("late", "payment", "alipay", "refunds_owed");
  await move("late", "refund", "refunds_owed", "alipay");
  await sell("after-sale", { total_fen: 900 });
  await old.insert("after_sales", {
    ...{ order_num: "after-sale", state: "decided", price_fen: 900, refund_fen: 500 },
  });
  await refund("after-sale", { state: "pending" });
  await sell("part");
  await refund("part", { amount_fen: 300 });
  await move("part", "payment", "alipay", "sales");
  await boost(1, { cancelled_at: PLACED });
  await boost(2, { deliver_by: PAID });
  await boost(3, { deliver_by: LATER });
  for (const n of [1, 2, 3]) await refund(boostNum(n), { amount_fen: 700 });
  await sell("to-balance", { ...undone("no_reason"), channel_id: 0 });
  await move("to-balance", "payment", "balance:1", "sales");
  await move("to-balance", "refund", "sales", "balance:1");
  await boost(4, { status: "refunded", refunded_at: DUE, deliver_by: PLACED, channel_id: 0 });
  await move(boostNum(4), "refund", "sales", "balance:1", 700);

  await sell("applied");
  await sell("owed", { status: "refund_due", refund_reason: "too_late" });
  await sell("returned", { ...undone("no_reason"), paid_at: null });
  for (const num of ["applied", "owed", "returned"]) await trade(num);
  await boost(5, { status: "waiting", deliver_by: LATER });
  await trade(boostNum(5), { channel: "wxpay", amount_fen: 700 });
  await sell("unpaid", { status: "pending", paid_at: null });
  await trade("unpaid", { state: "waiting", trade_num: null });
  await sell("unnumbered");
  await trade("unnumbered", { trade_num: null });
  await trade("no-order");
  await old.migrate();
}, TIMEOUT_MS);
afterAll(() => old.close());

describe("0037, refunds per order", () => {
  const causeOf = async (orderNum: string) =>
    (await old.db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNum, orderNum))).map(
      ({ refundNum, cause }) => [refundNum, cause],
    );

  it.each([
    ["late", "too_late"],
    ["after-sale", "after_sale"],
    ["part", "part"],
    [boostNum(1), "too_late"],
    [boostNum(2), "not_delivered"],
    [boostNum(3), "no_reason"],
  ])("gives the earlier refund of %s the cause %s", async (orderNum, cause) => {
    expect(await causeOf(orderNum)).toEqual([[`${orderNum}R1`, cause]]);
  });

  it("adds the refunds to balances, which were in the ledger only", async () => {
    const nums = ["to-balance", boostNum(4)];
    const rows = await old.db
      .select()
      .from(paymentRefunds)
      .where(inArray(paymentRefunds.orderNum, nums))
      .orderBy(asc(paymentRefunds.amountFen));
    const common = { channel: "ggpay", state: "refunded", refundedAt: new Date(DUE) };
    expect(rows).toMatchObject([
      { refundNum: "to-balanceR1", amountFen: 500, cause: "no_reason", ...common },
      { refundNum: `${boostNum(4)}R1`, amountFen: 700, cause: "not_delivered", ...common },
    ]);
  });

  it("numbers the refunds of the ledger, and not the payments", async () => {
    const moved = await old.db.select().from(ledgerTransfers).orderBy(asc(ledgerTransfers.id));
    const seen = moved.map(({ orderNum, event, refundNum }) => [orderNum, event, refundNum]);
    expect(seen).toEqual([
      ["late", "payment", ""],
      ["late", "refund", "lateR1"],
      ["part", "payment", ""],
      ["to-balance", "payment", ""],
      ["to-balance", "refund", "to-balanceR1"],
      [boostNum(4), "refund", `${boostNum(4)}R1`],
    ]);
  });

  it("counts an earlier refund when the database refuses more than was paid", async () => {
    const now = new Date(LATER);
    const more = (amountFen: number) =>
      old.db.insert(paymentRefunds).values({
        ...{ orderNum: "part", refundNum: "partR2", cause: "part", channel: "alipay", amountFen },
        ...{ nextAt: now, createdAt: now },
      });
    const constraint = "payment_refunds_sum";
    await expect(more(201)).rejects.toMatchObject({ cause: { constraint } });
    await more(200);
  });
});

describe("0041, received payments", () => {
  it("records the payments of earlier releases by what became of them", async () => {
    const rows = await old.db.select().from(receivedPayments);
    const seen = rows.map(({ orderNum, outcome, receivedAt }) => [orderNum, outcome, receivedAt]);
    expect(seen).toHaveLength(4);
    expect(seen).toEqual(
      expect.arrayContaining([
        ["applied", "applied", new Date(PAID)],
        ["owed", "refund_due", new Date(PAID)],
        ["returned", "refund_due", new Date(PLACED)],
        [boostNum(5), "applied", new Date(PAID)],
      ]),
    );
    expect(rows.find(({ orderNum }) => orderNum === boostNum(5))).toMatchObject({
      ...{ channel: "wxpay", amountFen: 700, tradeNum: `T${boostNum(5)}` },
    });
    const faults = await checkPayments(old.db);
    expect(faults).toEqual([
      "trade Tno-order of order no-order is paid without a recorded payment",
    ]);
  });

  it("lets no earlier paid order expire, and every unpaid one", async () => {
    const expire = (num: string) =>
      old.db.update(orders).set({ status: "expired" }).where(eq(orders.orderNum, num));
    await expect(expire("applied")).rejects.toMatchObject({ cause: { code: "23514" } });
    await expire("unpaid");
  });
});
