import {
  RENT_DEPOSIT_FEN,
  readOnPhone,
  rentAccount,
  returnedDepositFen,
  returnRented,
} from "@storefront/testbed/marketplace/rent-account";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { orders, rentals, users } from "../database/schema";
import { sweepRefunds } from "../payments/payments";
import { claimDeposit, sweepClaims, transitionClaim } from "../refunds/refunds";
import { confirmReturn } from "./confirm-return";
import { sweepDeposits } from "./sweep-deposits";

const RENTER = 1;
const OTHER = 2;
const HOUR_S = 3600;

const test = useTestApp();

const balance = async () =>
  (await test.deps.db.select().from(users).where(eq(users.id, RENTER)))[0]?.balanceFen ?? 0;
const returnedFen = (orderNum: string) => returnedDepositFen(test, orderNum);
const confirmed = (orderNum: string) =>
  test.deps.db.transaction((tx) => confirmReturn(tx, orderNum, test.clock.now()));
const rentalOf = async (orderNum: string) => (await readOnPhone(test, RENTER, orderNum)).rental;
const returned = async (payType = 1) => {
  const orderNum = await rentAccount(test, RENTER, { payType });
  await returnRented(test, RENTER, orderNum);
  return orderNum;
};

describe("the deposit of a returned account", () => {
  it("is awaiting the seller for 24 h, and nothing moves meanwhile", async () => {
    const orderNum = await returned();
    await test.clock.advance(24 * HOUR_S - 1);
    expect(await sweepDeposits(test.deps)).toBe(0);
    expect(await returnedFen(orderNum)).toBe(0);
    expect(await rentalOf(orderNum)).toMatchObject({
      deposit_state: "awaiting",
      deposit_due_at: "2026-03-02T10:00:00.000Z",
      deposit_returned: "0.00",
    });
  });

  it("goes back to the provider once the seller has confirmed", async () => {
    const before = await balance();
    const orderNum = await returned();
    expect(await confirmed(orderNum)).toBe(RENT_DEPOSIT_FEN);
    expect(await returnedFen(orderNum)).toBe(RENT_DEPOSIT_FEN);
    await sweepRefunds(test.deps);
    const trade = await test.simulators.alipay.trades.find(orderNum);
    const refunded = Object.values(trade?.refunds ?? {}).map(({ amountFen }) => amountFen);
    expect(refunded).toEqual([RENT_DEPOSIT_FEN]);
    expect(await balance()).toBe(before);
    expect(await rentalOf(orderNum)).toMatchObject({
      deposit_state: "settled",
      deposit_returned: "100.00",
      deposit_due_at: null,
    });
  });

  it("goes back to the balance when that had paid it", async () => {
    const before = await balance();
    const orderNum = await returned(0);
    expect(await balance()).toBe(before - 11_400);
    await confirmed(orderNum);
    expect(await balance()).toBe(before - 1_400);
  });

  it("goes back by itself at the deadline, once", async () => {
    const orderNum = await returned();
    await test.clock.advance(24 * HOUR_S);
    const swept = await Promise.all([sweepDeposits(test.deps), sweepDeposits(test.deps)]);
    expect(swept.reduce((sum, each) => sum + each)).toBe(1);
    expect(await returnedFen(orderNum)).toBe(RENT_DEPOSIT_FEN);
    await expect(confirmed(orderNum)).rejects.toThrow("不在等待确认");
    expect(await returnedFen(orderNum)).toBe(RENT_DEPOSIT_FEN);
  });

  it("goes back when its order is read after the deadline, without a sweep", async () => {
    const orderNum = await returned();
    await test.clock.advance(24 * HOUR_S);
    expect((await rentalOf(orderNum))?.deposit_state).toBe("settled");
  });

  it("is confirmed once by concurrent sellers", async () => {
    const orderNum = await returned();
    const outcomes = await Promise.allSettled([confirmed(orderNum), confirmed(orderNum)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await returnedFen(orderNum)).toBe(RENT_DEPOSIT_FEN);
  });

  it("cannot be confirmed while the rental runs", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await expect(confirmed(orderNum)).rejects.toThrow("不在等待确认");
  });

  it("is listed with its state and deadline", async () => {
    await returned();
    const { data } = await test.request("orderList", {}, { token: await test.tokenOf(RENTER) });
    expect(data.list[0]?.deposit).toEqual({
      state: "awaiting",
      amount: "100.00",
      returned: "0.00",
      due_at: "2026-03-02T10:00:00.000Z",
    });
  });

  it("cannot be settled a second time in the database", async () => {
    const orderNum = await returned();
    await confirmed(orderNum);
    await expect(
      test.deps.db.update(rentals).set({ depositKeptFen: 1, depositSettledBy: "claim" }),
    ).rejects.toThrow();
  });
});

describe("a claim against a deposit", () => {
  const claimed = async (orderNum: string, claimedFen = 3_000) =>
    test.deps.db.transaction((tx) =>
      claimDeposit(
        tx,
        {
          ...{ orderNum, claimedFen, reason: "damaged", text: "皮肤被分解" },
          images: { owner: { userId: OTHER }, ids: [] },
        },
        test.clock.now(),
      ),
    );
  const answer = async (order_num: string, act: "accept" | "object", userId = RENTER) =>
    test.request(
      "answerDepositClaim",
      { order_num, act, text: "归还时一切正常" },
      { token: await test.tokenOf(userId, 1) },
    );
  const decided = (orderNum: string, keptFen: number) =>
    test.deps.db.transaction((tx) =>
      transitionClaim(
        tx,
        orderNum,
        { act: "decide", by: "operator", text: "各担一半", keptFen },
        test.clock.now(),
      ),
    );
  const withdrawn = (orderNum: string) =>
    test.deps.db.transaction((tx) =>
      transitionClaim(tx, orderNum, { act: "withdraw", by: "seller", text: "" }, test.clock.now()),
    );

  it("stops the deposit until it is decided", async () => {
    const orderNum = await returned();
    await claimed(orderNum);
    await test.clock.advance(30 * 24 * HOUR_S);
    expect(await sweepDeposits(test.deps)).toBe(0);
    expect(await sweepClaims(test.deps)).toBe(1);
    expect(await sweepClaims(test.deps)).toBe(0);
    await test.clock.advance(30 * 24 * HOUR_S);
    expect(await sweepDeposits(test.deps)).toBe(0);
    expect(await returnedFen(orderNum)).toBe(0);
    expect(await rentalOf(orderNum)).toMatchObject({
      deposit_state: "claimed",
      claim: { state: "escalated", claimed: "30.00", text: "皮肤被分解" },
    });
  });

  it("keeps the claimed part once the renter agrees", async () => {
    const orderNum = await returned();
    await claimed(orderNum);
    expect((await answer(orderNum, "accept")).data.claim_state).toBe("accepted");
    expect(await returnedFen(orderNum)).toBe(7_000);
    expect(await rentalOf(orderNum)).toMatchObject({
      deposit_state: "settled",
      deposit_returned: "70.00",
    });
    expect((await answer(orderNum, "accept")).code).not.toBe(0);
  });

  it.each([0, 1, 5_000, RENT_DEPOSIT_FEN])("keeps %i fen as the operator decides", async (kept) => {
    const orderNum = await returned();
    await claimed(orderNum);
    expect((await answer(orderNum, "object")).data.claim_state).toBe("escalated");
    await decided(orderNum, kept);
    expect(await returnedFen(orderNum)).toBe(RENT_DEPOSIT_FEN - kept);
    await expect(decided(orderNum, 0)).rejects.toThrow();
  });

  it("returns the whole deposit when the seller withdraws", async () => {
    const orderNum = await returned();
    await claimed(orderNum);
    await withdrawn(orderNum);
    expect(await returnedFen(orderNum)).toBe(RENT_DEPOSIT_FEN);
    await expect(claimed(orderNum)).rejects.toThrow("不能再申请扣除");
  });

  it("is decided by nobody before the renter could answer", async () => {
    const orderNum = await returned();
    await claimed(orderNum);
    await expect(decided(orderNum, 0)).rejects.toThrow();
    await test.clock.advance(48 * HOUR_S);
    await sweepClaims(test.deps);
    await decided(orderNum, 0);
    expect(await returnedFen(orderNum)).toBe(RENT_DEPOSIT_FEN);
  });

  it("is refused after the deadline, above the deposit, and for nothing", async () => {
    const orderNum = await returned();
    await expect(claimed(orderNum, RENT_DEPOSIT_FEN + 1)).rejects.toThrow("扣除金额必须在");
    await expect(claimed(orderNum, 0)).rejects.toThrow("扣除金额必须在");
    await test.clock.advance(24 * HOUR_S);
    await expect(claimed(orderNum)).rejects.toThrow("不能再申请扣除");
  });

  it("is answered by its renter only", async () => {
    const orderNum = await returned();
    await claimed(orderNum);
    expect((await answer(orderNum, "accept", OTHER)).code).toBe(30404);
    expect(await returnedFen(orderNum)).toBe(0);
  });

  it("does not stop the order", async () => {
    const orderNum = await returned();
    await claimed(orderNum);
    expect((await readOnPhone(test, RENTER, orderNum)).after_sale).toBeNull();
    const [order] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
    expect(order?.inAfterSale).toBe(false);
  });
});
