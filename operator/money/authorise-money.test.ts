import {
  goods,
  moneyAuthorisations,
  operatorAudit,
  orders,
  refundRequests,
} from "@storefront/marketplace/database/schema";
import { passClaimOnIfDue } from "@storefront/marketplace/refunds/refunds";
import { runs } from "@storefront/testbed/jest/test-scope";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { rentAccount, returnRented } from "@storefront/testbed/marketplace/rent-account";
import { sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { insertOperator } from "@storefront/testbed/operator/insert-operator";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { SignedIn } from "../access/sessions";
import { answerAfterSale } from "../after-sales/answer-after-sale";
import { approveRefund, rejectRefund } from "../approvals/decide-request";
import { refundByOperator } from "../orders/refund-by-operator";
import { settleFoundPayment } from "../reconcile/settle-found-payment";
import {
  claimRentalDeposit,
  confirmRental,
  decideClaim,
  withdrawClaim,
} from "../rentals/check-rental";

const BUYER = 1;
const GOODS = 1011;
const PRICE_FEN = 124_000;
const DEPOSIT_FEN = 10_000;
const HOUR_S = 3600;
const LIMITS = { refundApprovalFen: 50_000, refundDailyFen: 80_000 };

const test = useTestApp();
let clerk: SignedIn;
let owner: SignedIn;

beforeEach(async () => {
  Object.assign(test.deps.config, LIMITS);
  await setPrice(PRICE_FEN);
  clerk = await insertOperator(test.deps.db, "lin", "clerk");
  owner = await insertOperator(test.deps.db, "wu");
});

const setPrice = (priceFen: number) =>
  test.deps.db.update(goods).set({ priceFen }).where(eq(goods.id, GOODS));
/** Sells a delivered order of 1,240.00. */
const sold = () => sellWithPromises(test, { payType: 1, delivery: 1 });
const refund = (orderNum: string, fen: number, by = clerk) =>
  refundByOperator(test.deps, by, orderNum, { act: "refund", fen, reason: "少了一款皮肤" });
const refundedFen = async (orderNum: string) =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.refundedFen;
const authorised = async () =>
  (await test.deps.db.select().from(moneyAuthorisations).orderBy(moneyAuthorisations.id)).map(
    ({ act, amountFen, operatorId, approvedBy }) => ({ act, amountFen, operatorId, approvedBy }),
  );
const causes = async () =>
  (await test.deps.db.select().from(refundRequests).orderBy(refundRequests.id)).map(
    ({ cause }) => cause,
  );

it("asks a second operator for the part of an order that passes its limit", async () => {
  const orderNum = await sold();
  expect(await refund(orderNum, 50_000)).toBe("refund");
  expect(await refund(orderNum, 50_000)).toBe("request");
  expect(await refundedFen(orderNum)).toBe(50_000);
  await expect(refund(orderNum, 20_000)).rejects.toMatchObject({
    message: "已经有一笔退款在等待另一位操作员批准",
  });
  await approveRefund(test.deps, owner, orderNum, 50_000);
  expect(await refund(orderNum, 20_000)).toBe("request");
  expect(await refundedFen(orderNum)).toBe(100_000);
  expect(await causes()).toEqual(["order", "order"]);
});

it("counts what all operators have returned on an order", async () => {
  const orderNum = await sold();
  expect(await refund(orderNum, 30_000)).toBe("refund");
  expect(await refund(orderNum, 30_000, owner)).toBe("request");
});

it("asks a second operator for every part of an order after a refusal, until an owner acts", async () => {
  const orderNum = await sold();
  expect(await refund(orderNum, PRICE_FEN)).toBe("request");
  await rejectRefund(test.deps, owner, orderNum);
  expect(await refund(orderNum, 100)).toBe("request");
  const other = await insertOperator(test.deps.db, "zhao", "clerk");
  await rejectRefund(test.deps, owner, orderNum);
  expect(await refund(orderNum, 100, other)).toBe("request");
  await rejectRefund(test.deps, owner, orderNum);
  expect(await refundedFen(orderNum)).toBe(0);
  expect(await causes()).toEqual(["order", "refused", "refused"]);

  expect(await refund(orderNum, 200, owner)).toBe("refund");
  expect(await refund(orderNum, 100)).toBe("refund");
  expect(await refundedFen(orderNum)).toBe(300);
});

it("lets an approval end the block, but no owner whose own request was refused", async () => {
  const orderNum = await sold();
  const second = await insertOperator(test.deps.db, "zhao");
  await refund(orderNum, PRICE_FEN, owner);
  await rejectRefund(test.deps, second, orderNum);
  expect(await refund(orderNum, 100, owner)).toBe("request");
  await approveRefund(test.deps, second, orderNum, 100);
  expect(await refund(orderNum, 100, owner)).toBe("refund");
});

it("blocks nothing after the own request was withdrawn", async () => {
  const orderNum = await sold();
  await refund(orderNum, PRICE_FEN);
  await rejectRefund(test.deps, clerk, orderNum);
  expect(await refund(orderNum, 100)).toBe("refund");
});

it("asks a second operator above the sum of a day, which begins at midnight in China", async () => {
  const [one, two, three] = [await sold(), await sold(), await sold()];
  expect(await refund(one, 50_000)).toBe("refund");
  expect(await refund(two, 30_001)).toBe("request");
  await approveRefund(test.deps, owner, two, 30_001);
  expect(await refund(three, 30_000)).toBe("refund");
  expect(await refund(three, 1)).toBe("request");
  await rejectRefund(test.deps, clerk, three);
  expect(await causes()).toEqual(["day", "day"]);
  expect(await refund(three, 1, owner)).toBe("refund");
  test.clock.set(new Date("2026-03-01T15:59:59Z"));
  expect(await refund(three, 1)).toBe("request");
  await rejectRefund(test.deps, clerk, three);
  test.clock.set(new Date("2026-03-01T16:00:00Z"));
  expect(await refund(three, 1)).toBe("refund");
});

it("approves no other amount, nothing of the own, and nothing as a clerk", async () => {
  const orderNum = await sold();
  await refund(orderNum, PRICE_FEN);
  const other = await insertOperator(test.deps.db, "zhao", "clerk");
  for (const by of [clerk, other]) {
    await expect(approveRefund(test.deps, by, orderNum, PRICE_FEN)).rejects.toMatchObject({
      message: "要由另一位操作员批准，不能批准自己提出的退款",
    });
  }
  await expect(approveRefund(test.deps, owner, orderNum, 1)).rejects.toThrow("不一致");
  await test.deps.db.update(refundRequests).set({ leavesFen: 1 });
  await expect(approveRefund(test.deps, owner, orderNum, PRICE_FEN)).rejects.toThrow("重新提出");
  expect(await refundedFen(orderNum)).toBe(0);
  expect(await authorised()).toEqual([]);
});

describe("an after-sale", () => {
  async function inAfterSale(): Promise<string> {
    const orderNum = await sold();
    const token = await test.tokenOf(BUYER, 1);
    const request = { order_num: orderNum, reason: "not_working", text: "打不开" } as const;
    await test.request("orderRefund", request, { token });
    return orderNum;
  }

  it("that is accepted above the limit waits for a second operator", async () => {
    const orderNum = await inAfterSale();
    const accept = { act: "accept", text: "" } as const;
    expect(await answerAfterSale(test.deps, clerk, orderNum, accept)).toBe("request");
    await expect(
      answerAfterSale(test.deps, clerk, orderNum, { act: "refuse", text: "不退" }),
    ).rejects.toThrow("等待另一位操作员批准");
    expect(await refundedFen(orderNum)).toBe(0);
    await approveRefund(test.deps, owner, orderNum, PRICE_FEN);
    expect(await refundedFen(orderNum)).toBe(PRICE_FEN);
    expect(await authorised()).toEqual([
      {
        act: "after_sale_accept",
        amountFen: PRICE_FEN,
        operatorId: clerk.id,
        approvedBy: owner.id,
      },
    ]);
  });

  it("that is decided counts with the refunds of its order", async () => {
    const orderNum = await sold();
    await refund(orderNum, 30_000);
    const token = await test.tokenOf(BUYER, 1);
    await test.request("orderRefund", { order_num: orderNum, reason: "not_working" }, { token });
    await answerAfterSale(test.deps, clerk, orderNum, { act: "escalate", text: "请平台看" });
    const second = await insertOperator(test.deps.db, "zhao");
    const decide = { act: "decide", text: "各一半", refundFen: 20_001 } as const;
    expect(await answerAfterSale(test.deps, owner, orderNum, decide)).toBe("request");
    await approveRefund(test.deps, second, orderNum, 20_001);
    expect(await refundedFen(orderNum)).toBe(50_001);
  });

  it("that ends by time needs nobody", async () => {
    const orderNum = await inAfterSale();
    await test.clock.advance(49 * HOUR_S);
    await expect(
      answerAfterSale(test.deps, clerk, orderNum, { act: "refuse", text: "不退" }),
    ).rejects.toMatchObject({ reason: "afterSaleMoved" });
    expect(await refundedFen(orderNum)).toBe(PRICE_FEN);
    expect(await authorised()).toEqual([]);
  });
});

describe("a deposit", () => {
  beforeEach(() => {
    test.deps.config.refundApprovalFen = DEPOSIT_FEN - 1;
  });

  async function returned(): Promise<string> {
    const orderNum = await rentAccount(test, BUYER);
    await returnRented(test, BUYER, orderNum);
    return orderNum;
  }
  const claim = (orderNum: string) =>
    claimRentalDeposit(test.deps, clerk, orderNum, {
      ...{ claimedFen: 4_000, reason: "damaged", text: "皮肤少了", pictures: [] },
    });

  it("that is returned above the limit waits for a second operator", async () => {
    const orderNum = await returned();
    expect(await confirmRental(test.deps, clerk, orderNum)).toBe("request");
    expect(await authorised()).toEqual([]);
    await approveRefund(test.deps, owner, orderNum, DEPOSIT_FEN);
    expect(await authorised()).toMatchObject([{ act: "deposit_return", amountFen: DEPOSIT_FEN }]);
  });

  it("waits when its claim is withdrawn, and counts whole when it is decided", async () => {
    const orderNum = await returned();
    await claim(orderNum);
    expect(await withdrawClaim(test.deps, clerk, orderNum)).toBe("request");
    await rejectRefund(test.deps, clerk, orderNum);
    await test.clock.advance(49 * HOUR_S);
    await passClaimOnIfDue(test.deps, orderNum);
    const decision = { keptFen: 4_000, text: "少了两款皮肤" };
    expect(await decideClaim(test.deps, owner, orderNum, decision)).toBe("request");
    const second = await insertOperator(test.deps.db, "zhao");
    await approveRefund(test.deps, second, orderNum, DEPOSIT_FEN);
    expect(await authorised()).toMatchObject([{ act: "deposit_decide", amountFen: DEPOSIT_FEN }]);
    const decided = (await test.deps.db.select().from(operatorAudit)).at(-1);
    expect(decided).toMatchObject({ action: "deposit.decide", after: { kept_fen: 4_000 } });
  });
});

it("asks a second operator for a found payment above the limit", async () => {
  test.deps.config.refundApprovalFen = 100;
  const placed = (await placeOrder(test, BUYER, { goodsId: GOODS })).order.order_num;
  await test.simulators.alipay.pay(placed, { timing: "lost" });
  const trade = await test.simulators.alipay.trades.find(placed);
  if (trade) await test.simulators.alipay.trades.save({ ...trade, amountFen: 300 });
  const payment = { channel: "alipay", orderNum: placed } as const;
  const settle = { act: "refund", fen: 300 } as const;
  expect(await settleFoundPayment(test.deps, owner, payment, settle)).toBe("request");
  const second = await insertOperator(test.deps.db, "zhao");
  await approveRefund(test.deps, second, placed, 300);
  expect(await authorised()).toMatchObject([{ act: "payment_refund", amountFen: 300 }]);
});

it("authorizes alone exactly what stays within both sums, in any order of acts", async () => {
  const step = fc.record({
    by: fc.nat(1),
    on: fc.nat(1),
    fen: fc.integer({ min: 1, max: 40_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      await test.reset();
      await setPrice(10 * PRICE_FEN);
      const operators = [
        await insertOperator(test.deps.db, "lin", "clerk"),
        await insertOperator(test.deps.db, "wu", "clerk"),
      ];
      const sales = [await sold(), await sold()];
      const [ofOrder, ofDay] = [
        [0, 0],
        [0, 0],
      ];
      for (const { by, on, fen } of steps) {
        const [operator, orderNum] = [operators[by], sales[on]];
        if (!operator || orderNum === undefined) throw new Error("there are two of each");
        const isWithin =
          (ofOrder[on] ?? 0) + fen <= LIMITS.refundApprovalFen &&
          (ofDay[by] ?? 0) + fen <= LIMITS.refundDailyFen;
        const result = await refund(orderNum, fen, operator);
        expect(result).toBe(isWithin ? "refund" : "request");
        if (result === "request") await rejectRefund(test.deps, operator, orderNum);
        else {
          ofOrder[on] = (ofOrder[on] ?? 0) + fen;
          ofDay[by] = (ofDay[by] ?? 0) + fen;
        }
      }
    }),
    runs(3, 25),
  );
});
