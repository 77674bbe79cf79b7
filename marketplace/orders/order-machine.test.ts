import { refundedShare } from "@storefront/contract/listing/refund-terms";
import { checkLedger } from "@storefront/operator/check/check-ledger";
import { checkStock } from "@storefront/operator/check/check-stock";
import { runs } from "@storefront/testbed/jest/test-scope";
import {
  orderActions,
  performAction,
  SHELVES,
} from "@storefront/testbed/marketplace/order-actions";
import { UNLIMITED } from "@storefront/testbed/marketplace/unlimited";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import {
  afterSales,
  discounts,
  envelopes,
  goods,
  goodsSpecs,
  orders,
  paymentRefunds,
  rentals,
  SOLD_STATUSES,
  shareRewards,
  stock,
  userEnvelopes,
} from "../database/schema";

const CASHBACK = 51;
const REWARD = 101;
/** States that a hundred sequences must reach. */
const MET = [
  ...[...SOLD_STATUSES, "refunded", "requested", "refused", "escalated", "accepted"],
  ...["settled", "settled with a platform's discount", "refunded after the settlement"],
];
/** The full run pays by signed notifications in a hundred sequences. */
const TIMEOUT_MS = 900_000;
const INTERRUPT_AFTER_MS = 780_000;
const GIFT = "皮肤兑换券";
const GOODS = Object.values(SHELVES).map(({ goods_id }) => goods_id);

const t = useTestApp(UNLIMITED, { resets: false });

/** Makes every sale promise everything that a refund has to take back. */
async function promise(): Promise<void> {
  const { db } = t.deps;
  const promises = { noReasonRefund: true, returnCashFen: CASHBACK, shareRewardFen: REWARD };
  await db.update(goods).set(promises).where(inArray(goods.id, GOODS));
  await db.update(goodsSpecs).set({ returnCashFen: CASHBACK });
  const { goods_id: goodsId } = SHELVES.manual;
  await db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, goodsId));
  // The buyers' coupons are the platform's.
  await db.update(envelopes).set({ goodsId: null, sellerId: null });
  const gift = { discountType: 2, conditionType: 2, conditionNum: 1, discountValue: 0 };
  await db.insert(discounts).values({ ...gift, goodsId, describe: GIFT });
}

type Order = typeof orders.$inferSelect;
const isSold = ({ status }: Order) => SOLD_STATUSES.some((each) => each === status);
/** Whether the pieces were refunded after delivery, so that they cannot be sold again. */
const isWrittenOff = ({ status, refundReason, rentHours, collectedAt, deliveredAt }: Order) =>
  (status === "refunded" || status === "refund_due") &&
  refundReason === "after_sale" &&
  rentHours === null &&
  (collectedAt !== null || deliveredAt !== null);

/** @returns the stock rows by id */
const stockById = async () =>
  new Map((await t.deps.db.select().from(stock)).map((row) => [row.id, row]));

async function expectPieces(all: Order[], before: Awaited<ReturnType<typeof stockById>>) {
  // The piece of a returned account waits for its new password.
  const released = new Set(
    (await t.deps.db.select().from(rentals))
      .filter(({ releasedAt }) => releasedAt !== null)
      .map(({ orderId }) => orderId),
  );
  const rented = new Set((await t.deps.db.select().from(rentals)).map(({ orderId }) => orderId));
  for (const [id, now] of await stockById()) {
    const own = all.filter(({ stockId }) => stockId === id);
    const sold = own.filter((each) =>
      rented.has(each.id) ? !released.has(each.id) : isSold(each),
    );
    const previous = before.get(id);
    expect(now).toMatchObject({
      held: (previous?.held ?? 0) + own.filter(({ status }) => isHolding(status)).length,
      sold: (previous?.sold ?? 0) + sold.length,
      total: (previous?.total ?? 0) - own.filter(isWrittenOff).length,
    });
  }
}
const isHolding = (status: string) => status === "pending" || status === "grouping";

/** Expects each coupon to be used by one active order, or unused. */
async function expectCoupons(all: Order[]): Promise<void> {
  for (const coupon of await t.deps.db.select().from(userEnvelopes)) {
    const own = all.filter(({ userEnvelopeId }) => userEnvelopeId === coupon.id);
    if (own.length === 0) continue;
    const used = own.some(isSold);
    const held = own.some(({ status }) => isHolding(status));
    expect(coupon.status).toBe(used ? "used" : held ? "held" : "unused");
  }
}

async function expectRewards(all: Order[]): Promise<void> {
  const rewards = await t.deps.db.select().from(shareRewards);
  const refunds = await t.deps.db.select().from(paymentRefunds);
  for (const order of all) {
    const { refundedFen, totalFen, depositFen } = order;
    const left = REWARD - refundedShare(REWARD, refundedFen, totalFen - depositFen);
    const own = rewards.filter(({ orderId }) => orderId === order.id);
    expect(own).toHaveLength(isSold(order) ? 1 : 0);
    // Each refund takes back a part of what is left, rounded down.
    const roundings = refunds.filter(({ orderNum }) => orderNum === order.orderNum).length;
    for (const { rewardFen } of own) {
      expect(rewardFen).toBeGreaterThanOrEqual(left);
      expect(rewardFen).toBeLessThanOrEqual(left + roundings);
    }
  }
}

/** Expects orders to show their gift until they are refunded. */
async function expectGifts(all: Order[]): Promise<void> {
  for (const { goodsId, orderNum, userId, status } of all) {
    if (goodsId !== SHELVES.manual.goods_id) continue;
    const token = await t.tokenOf(userId);
    const { data } = await t.request("orderDetail", { order_num: orderNum }, { token });
    const isGone = status === "refund_due" || status === "refunded";
    expect(data.gifts).toEqual(isGone ? [] : [GIFT]);
  }
}

/** Compares payments and refunds at the provider with the orders. */
async function expectProviders(all: Order[]): Promise<void> {
  for (const { orderNum, status, channelId } of all) {
    if (channelId === 0) continue;
    const trade = await t.simulators.alipay.trades.find(orderNum);
    const paid = trade?.state === "paid" ? trade.amountFen : 0;
    const back = Object.values(trade?.refunds ?? {}).reduce((sum, each) => sum + each.amountFen, 0);
    expect(back).toBeLessThanOrEqual(paid);
    if (status === "refunded") expect(back).toBeGreaterThan(0);
  }
}

const settlementsOf = ({ status, settledAt, platformDiscountFen, refundedFen }: Order): string[] =>
  settledAt === null
    ? [status]
    : [
        ...[status, "settled"],
        ...(platformDiscountFen > 0 ? ["settled with a platform's discount"] : []),
        ...(refundedFen > 0 ? ["refunded after the settlement"] : []),
      ];

/** @returns the current states of orders and after-sales */
async function statesOf(made: readonly string[]): Promise<string[]> {
  const all = await t.deps.db.select().from(orders);
  const own = all.filter(({ orderNum }) => made.includes(orderNum));
  const requests = await t.deps.db.select({ state: afterSales.state }).from(afterSales);
  return [...own.flatMap(settlementsOf), ...requests.map(({ state }) => state)];
}

it(
  "neither loses nor duplicates money, pieces, coupons, gifts or rewards in any sequence of acts and time",
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(orderActions, async (acts) => {
        // Also compares every balance, payment, cashback, reward and refund with the ledger.
        await t.reset();
        await promise();
        const before = await stockById();
        const made: string[] = [];
        for (const one of acts) {
          await performAction(t, one, made);
          for (const state of await statesOf(made)) seen.add(state);
        }

        const all = (await t.deps.db.select().from(orders)).filter(({ orderNum }) =>
          made.includes(orderNum),
        );
        expect(await checkLedger(t.deps.db)).toEqual([]);
        expect(await checkStock(t.deps.db)).toEqual([]);
        await expectPieces(all, before);
        await expectCoupons(all);
        await expectRewards(all);
        await expectGifts(all);
        await expectProviders(all);
      }),
      // Ends before jest's timeout, so that fast-check reports the sequence it has shrunk so far.
      {
        ...runs(5, 100),
        interruptAfterTimeLimit: INTERRUPT_AFTER_MS,
        markInterruptAsFailure: true,
      },
    );
    // The run must reach every state, or the test proves nothing.
    if (testScope === "full") for (const state of MET) expect(seen).toContain(state);
  },
  TIMEOUT_MS,
);
