import { randomUUID } from "node:crypto";
import { fenToYuan } from "@storefront/contract/money";
import { checkLedger } from "@storefront/operator/check/check-ledger";
import { placeOrder } from "@storefront/testbed/buyer/buy";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { giveAccounts } from "@storefront/testbed/marketplace/give-accounts";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { rentAccount, returnRented } from "@storefront/testbed/marketplace/rent-account";
import { UNLIMITED } from "@storefront/testbed/marketplace/unlimited";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { insertOperator } from "@storefront/testbed/operator/insert-operator";
import { and, eq, sql } from "drizzle-orm";
import { acceptBoost, beginBoost, finishBoost } from "../boosts/boosts";
import {
  boostOrders,
  goods,
  ledgerTransfers,
  orders,
  refundRequests,
  userEnvelopes,
} from "../database/schema";
import { selectRows } from "../database/select-rows";
import { deliverOrder } from "../orders/orders";
import { sweepRefunds } from "../payments/payments";
import { afterSaleUntil } from "../refunds/after-sales/after-sale-window";
import {
  claimDeposit,
  lockSale,
  refundPart,
  transitionBySellerOrOperator,
  transitionClaim,
} from "../refunds/refunds";
import { sweepSettlements } from "./sweep-settlements";

const BUYER = 1;
const HOUR_S = 3600;
/** Cards of 198.00 and 5.00 yuan, delivered automatically, of shop 3004. */
const CARD = 1010;
const CHEAP_CARD = 1011;
const SHOP = "sales:3004";
/** The buyer's coupons: 3.00 yuan of the platform; 2.00 yuan of a listing of 12.90 yuan, of shop 3004. */
const PLATFORM_COUPON = 6;
const LISTING_COUPON = { envelope: 10, goodsId: 1013, quantity: 2 };

const test = useTestApp(UNLIMITED);

beforeEach(async () => {
  // The sample's earlier sales are settled before, and its coupons stay valid.
  await test.clock.advance(8 * 24 * HOUR_S);
  await sweepSettlements(test.deps);
  await test.deps.db.update(userEnvelopes).set({ expiresAt: new Date("2030-01-01") });
});

interface Purchase {
  goodsId?: number;
  quantity?: number;
  /** Of the buyer's coupons, by its envelope. */
  envelope?: number;
  /** 0: from the balance. */
  payType?: 0 | 1;
}

async function buy({
  goodsId = CARD,
  quantity = 1,
  envelope,
  payType = 0,
}: Purchase = {}): Promise<string> {
  const own = and(eq(userEnvelopes.userId, BUYER), eq(userEnvelopes.envelopeId, envelope ?? 0));
  const [coupon] = await test.deps.db.select().from(userEnvelopes).where(own);
  const choice = { pay_type: payType, envelope_id: coupon?.id ?? 0 };
  const buyer = await asUser(test, BUYER);
  const { order } = await placeOrder(buyer, { goods_id: goodsId, quantity }, choice);
  const { order_num } = order;
  if (payType === 1) await test.simulators.alipay.pay(order_num);
  return order_num;
}
const receive = async (order_num: string) =>
  test.request("orderReceive", { order_num }, { token: await test.tokenOf(BUYER, 1) });
const bought = async (purchase?: Purchase): Promise<string> => {
  const orderNum = await buy(purchase);
  await receive(orderNum);
  return orderNum;
};
const rowOf = async (orderNum: string) => {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  if (!row) throw new Error(`no order ${orderNum}`);
  return row;
};
const settle = () => sweepSettlements(test.deps);
const after = (hours: number) => test.clock.advance(hours * HOUR_S);
/** @returns what the order has in each account, in yuan, without accounts of buyers and providers */
async function booksOf(orderNum: string): Promise<Record<string, string>> {
  const rows = await selectRows<{ account: string; fen: string }>(
    test.deps.db,
    sql`select account, sum(amount) as fen from (
        select to_account as account, amount_fen as amount from ledger_transfers where order_num = ${orderNum}
        union all select from_account, -amount_fen from ledger_transfers where order_num = ${orderNum}
      ) moved where account = 'escrow' or account = 'marketing' or account = 'platform_sales' or account like 'sales:%'
      group by account having sum(amount) <> 0 order by account`,
  );
  return Object.fromEntries(rows.map(({ account, fen }) => [account, fenToYuan(Number(fen))]));
}
const refund = (orderNum: string, fen: number) =>
  test.deps.db.transaction(async (tx) =>
    refundPart(tx, await lockSale(tx, orderNum), fen, test.clock.now()),
  );
const setGoods = (goodsId: number, values: Partial<typeof goods.$inferInsert>) =>
  test.deps.db.update(goods).set(values).where(eq(goods.id, goodsId));
/** Expects nothing to be settled until `hours` are over, and then all of it. */
async function expectSettledAfter(hours: number, orderNum: string, account: string): Promise<void> {
  const { escrow = "" } = await booksOf(orderNum);
  await after(hours - 1 / 3600);
  expect(await settle()).toBe(0);
  await after(1 / 3600);
  expect(await settle()).toBe(1);
  expect(await booksOf(orderNum)).toEqual({ [account]: escrow });
  expect(await settle()).toBe(0);
  expect(await checkLedger(test.deps.db)).toEqual([]);
}

describe("the window", () => {
  it("of a card key ends 24 hours after its collection", async () => {
    await expectSettledAfter(24, await bought(), SHOP);
  });

  it("of an account ends with the time to ask for a refund", async () => {
    await setGoods(CARD, { goodsType: "PersonalAccount" });
    const orderNum = await bought();
    const { settleDueAt, ...order } = await rowOf(orderNum);
    expect(settleDueAt).toEqual(afterSaleUntil(order));
    await expectSettledAfter(168, orderNum, SHOP);
  });

  it("of a manual delivery ends with the time to ask for a refund, from the confirmation", async () => {
    await setGoods(CARD, { deliveryType: 1 });
    const orderNum = await buy();
    await deliverOrder(test.deps, orderNum, "已充值");
    await after(5);
    await receive(orderNum);
    const { settleDueAt, ...order } = await rowOf(orderNum);
    expect(settleDueAt).toEqual(afterSaleUntil(order));
    await expectSettledAfter(168, orderNum, SHOP);
  });

  it("of a sale does not change with its listing", async () => {
    const orderNum = await buy();
    await setGoods(CARD, { goodsType: "PersonalAccount" });
    await receive(orderNum);
    await expectSettledAfter(24, orderNum, SHOP);
  });

  it("of goods that nobody has collected, or delivered, does not begin", async () => {
    const uncollected = await buy();
    await setGoods(CHEAP_CARD, { deliveryType: 1 });
    const undelivered = await buy({ goodsId: CHEAP_CARD });
    await after(60 * 24);
    expect(await settle()).toBe(0);
    expect(await booksOf(uncollected)).toEqual({ escrow: "198.00" });
    expect(await booksOf(undelivered)).toEqual({ escrow: "5.00" });
  });

  it("of a rental ends with its return, its extensions included", async () => {
    const orderNum = await rentAccount(test, BUYER, { payType: 0 });
    const token = await test.tokenOf(BUYER, 1);
    const extension = { order_num: orderNum, hours: 2, pay_type: 0, request_id: randomUUID() };
    const extended = await test.request("extendRental", extension, { token });
    expect(await settle()).toBe(0);
    await returnRented(test, BUYER, orderNum);
    expect(await settle()).toBe(1);
    expect(await booksOf(orderNum)).toEqual({ "sales:3005": "14.00" });
    expect(await booksOf(extended.data.order_num)).toEqual({ "sales:3005": "7.00" });
    expect(await checkLedger(test.deps.db)).toEqual([]);
  });

  it("of a boost ends with the time to ask for a refund, and its price is the platform's", async () => {
    const token = await test.tokenOf(BUYER);
    const { order_num } = (await placeBoost(test, token, { pay_type: 0 })).data;
    const { db } = test.deps;
    const booster = { name: "阿狸", head: "/a.webp", verified: true };
    await acceptBoost(db, order_num, booster, test.clock.now());
    await giveAccounts(db);
    await beginBoost(db, order_num, test.clock.now());
    await finishBoost(db, order_num, test.clock.now());
    await receive(order_num);
    const [boost] = await db.select().from(boostOrders).where(eq(boostOrders.orderNum, order_num));
    expect(boost?.settleDueAt).toEqual(boost && afterSaleUntil(boost));
    await expectSettledAfter(168, order_num, "platform_sales");
  });
});

describe("a settlement waits for", () => {
  it("an open after-sale, and follows when it is withdrawn", async () => {
    const orderNum = await bought();
    const token = await test.tokenOf(BUYER, 1);
    await test.request("orderRefund", { order_num: orderNum, reason: "not_working" }, { token });
    await after(30);
    expect(await settle()).toBe(0);
    await test.request("withdrawRefund", { order_num: orderNum }, { token });
    expect(await settle()).toBe(1);
  });

  it("a claim against the deposit, whose kept part goes to the seller", async () => {
    const orderNum = await rentAccount(test, BUYER, { payType: 0 });
    await returnRented(test, BUYER, orderNum);
    const { db } = test.deps;
    const images = { owner: { userId: 2 }, ids: [] };
    const claim = {
      orderNum,
      claimedFen: 2_500,
      reason: "damaged",
      text: "少了皮肤",
      images,
    } as const;
    await db.transaction((tx) => claimDeposit(tx, claim, test.clock.now()));
    expect(await settle()).toBe(0);
    const accept = { act: "accept", by: "buyer", text: "" } as const;
    await db.transaction((tx) => transitionClaim(tx, orderNum, accept, test.clock.now()));
    expect(await booksOf(orderNum)).toEqual({ escrow: "14.00", "sales:3005": "25.00" });
    expect(await settle()).toBe(1);
    expect(await booksOf(orderNum)).toEqual({ "sales:3005": "39.00" });
    expect(await checkLedger(db)).toEqual([]);
  });

  it("a refund that the provider has not paid", async () => {
    const orderNum = await bought({ payType: 1 });
    await refund(orderNum, 800);
    await after(24);
    expect(await settle()).toBe(0);
    await sweepRefunds(test.deps);
    expect(await settle()).toBe(1);
    expect(await booksOf(orderNum)).toEqual({ [SHOP]: "190.00" });
  });

  it("a refund that a second operator has to approve", async () => {
    const orderNum = await bought();
    const { db } = test.deps;
    const requester = await insertOperator(db, "requester");
    const other = await insertOperator(db, "other");
    const request = { orderNum, act: "refund", amountFen: 500, reason: "少发" } as const;
    const at = { requestedBy: requester.id, requestedAt: test.clock.now() };
    await db.insert(refundRequests).values({ ...request, ...at });
    await after(24);
    expect(await settle()).toBe(0);
    const rejected = {
      state: "rejected",
      decidedBy: other.id,
      decidedAt: test.clock.now(),
    } as const;
    await db.update(refundRequests).set(rejected);
    expect(await settle()).toBe(1);
  });
});

describe("a refund", () => {
  it("before the settlement comes out of escrow", async () => {
    const orderNum = await bought({ envelope: PLATFORM_COUPON });
    await refund(orderNum, 9_750);
    expect(await booksOf(orderNum)).toMatchObject({ escrow: "97.50" });
    await after(24);
    expect(await settle()).toBe(1);
    // Half of the price, and half of the platform's 3.00.
    expect(await booksOf(orderNum)).toMatchObject({ [SHOP]: "99.00" });
    expect(await checkLedger(test.deps.db)).toEqual([]);
  });

  it("after the settlement comes out of the seller's account, with the platform's part of the discount", async () => {
    const orderNum = await bought({ envelope: PLATFORM_COUPON });
    await after(24);
    await settle();
    expect(await booksOf(orderNum)).toMatchObject({ [SHOP]: "198.00" });
    for (const fen of [1_000, 333, 8_417]) await refund(orderNum, fen);
    expect(await booksOf(orderNum)).toMatchObject({ [SHOP]: "99.00" });
    expect(await checkLedger(test.deps.db)).toEqual([]);
  });

  it("of all by an after-sale, after the settlement, leaves the seller nothing", async () => {
    const orderNum = await bought({ envelope: PLATFORM_COUPON });
    await after(24);
    await settle();
    const token = await test.tokenOf(BUYER, 1);
    await test.request("orderRefund", { order_num: orderNum, reason: "not_working" }, { token });
    const accept = { act: "accept", by: "seller", text: "" } as const;
    await transitionBySellerOrOperator(test.deps, orderNum, accept);
    expect(await booksOf(orderNum)).toEqual({});
    expect((await rowOf(orderNum)).status).toBe("refunded");
    expect(await checkLedger(test.deps.db)).toEqual([]);
  });

  it("of all of a settled rental takes back its extensions from the seller, too", async () => {
    const orderNum = await rentAccount(test, BUYER, { payType: 0 });
    const token = await test.tokenOf(BUYER, 1);
    const extension = { order_num: orderNum, hours: 2, pay_type: 0, request_id: randomUUID() };
    const extended = await test.request("extendRental", extension, { token });
    await returnRented(test, BUYER, orderNum);
    await settle();
    // An after-sale of a rental is possible from its planned end on.
    await after(6);
    await test.request("orderRefund", { order_num: orderNum, reason: "not_working" }, { token });
    const accept = { act: "accept", by: "seller", text: "" } as const;
    await transitionBySellerOrOperator(test.deps, orderNum, accept);
    expect(await booksOf(orderNum)).toEqual({});
    expect(await booksOf(extended.data.order_num)).toEqual({});
    expect(await checkLedger(test.deps.db)).toEqual([]);
  });
});

it("lets the shop bear its own coupon", async () => {
  const orderNum = await bought(LISTING_COUPON);
  await after(24);
  await settle();
  expect(await rowOf(orderNum)).toMatchObject({ envelopeFen: 200, platformDiscountFen: 0 });
  expect(await booksOf(orderNum)).toEqual({ [SHOP]: "23.80" });
});

describe("the database refuses", () => {
  const refused = (constraint: string) => ({ cause: { constraint } });
  const settledNow = (orderNum: string) =>
    test.deps.db
      .update(orders)
      .set({ settledAt: test.clock.now() })
      .where(eq(orders.orderNum, orderNum));

  it("a settlement before its time", async () => {
    const orderNum = await bought();
    await expect(settledNow(orderNum)).rejects.toMatchObject(refused("orders_settled_when_due"));
  });

  it("a settlement of an order that is held, and a second one", async () => {
    const orderNum = await bought();
    const token = await test.tokenOf(BUYER, 1);
    await test.request("orderRefund", { order_num: orderNum, reason: "not_working" }, { token });
    await after(24);
    await expect(settledNow(orderNum)).rejects.toMatchObject(refused("orders_settlement"));
    await test.request("withdrawRefund", { order_num: orderNum }, { token });
    await settle();
    await after(1);
    await expect(settledNow(orderNum)).rejects.toMatchObject(refused("orders_settlement"));
  });

  it("to take more out of a seller's account than the order put there", async () => {
    const orderNum = await bought();
    await after(24);
    await settle();
    const row = {
      orderNum,
      createdAt: test.clock.now(),
      event: "refund_owed" as const,
      refundNum: "R9",
    };
    const more = { ...row, fromAccount: SHOP, toAccount: "refunds_owed", amountFen: 19_801 };
    await expect(test.deps.db.insert(ledgerTransfers).values(more)).rejects.toMatchObject(
      refused("ledger_transfers_order_account"),
    );
  });
});

describe("the check names", () => {
  it("an order that was settled too early", async () => {
    const orderNum = await bought();
    const { db } = test.deps;
    const early = test.clock.now();
    await db.update(orders).set({ settleDueAt: early }).where(eq(orders.orderNum, orderNum));
    await settle();
    expect(await checkLedger(db)).toEqual([
      { what: `early settlement of order ${orderNum}`, booked: 19_800, actual: 0 },
    ]);
    await db.update(orders).set({ settleHours: 1 }).where(eq(orders.orderNum, orderNum));
    await db
      .update(orders)
      .set({ collectedAt: new Date(early.getTime() - HOUR_S * 1000) })
      .where(eq(orders.orderNum, orderNum));
  });

  it("an order whose price is neither in escrow nor with its seller", async () => {
    const orderNum = await bought();
    await after(24);
    const { db } = test.deps;
    await db
      .transaction(async (tx) => {
        await tx
          .update(orders)
          .set({ settledAt: test.clock.now() })
          .where(eq(orders.orderNum, orderNum));
        expect((await checkLedger(tx)).map(({ what }) => what)).toEqual([
          "escrow",
          `escrow of order ${orderNum}`,
          `sales of order ${orderNum}`,
        ]);
        tx.rollback();
      })
      .catch(() => undefined);
  });
});

it("settles an order once when sweeps run at the same time", async () => {
  const made = [await bought(), await bought({ goodsId: CHEAP_CARD })];
  await after(24);
  const settled = await Promise.all([settle(), settle(), settle()]);
  expect(settled.reduce((sum, each) => sum + each)).toBe(2);
  expect(await Promise.all(made.map(booksOf))).toEqual([{ [SHOP]: "198.00" }, { [SHOP]: "5.00" }]);
});
