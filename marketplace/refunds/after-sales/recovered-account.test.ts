import { AFTER_SALE_DAYS } from "@storefront/contract/listing/refund-terms";
import { PROMISING, sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods, users } from "../../database/schema";
import { transitionBySellerOrOperator } from "./transition-by-seller-or-operator";

const BUYER = 1;
const DAY_S = 24 * 60 * 60;
const REFUSE = { act: "refuse", by: "seller", text: "不是我找回的" } as const;

const test = useTestApp();

beforeEach(async () => {
  const account = { goodsType: "PersonalAccount" };
  await test.deps.db.update(goods).set(account).where(eq(goods.id, PROMISING.goodsId));
});

const token = () => test.tokenOf(BUYER, 1);
const sold = () => sellWithPromises(test, { payType: 0, delivery: 1 });
const claim = async (order_num: string) =>
  test.request("orderRefund", { order_num, reason: "recovered" }, { token: await token() });
const balance = async () =>
  (await test.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen ?? 0;
const decision = (refundFen: number) =>
  ({ act: "decide", by: "operator", text: "查实被找回", refundFen }) as const;
/** The seller refuses, the buyer goes to the platform, which grants this much. */
async function decide(orderNum: string, refundFen: number) {
  await transitionBySellerOrOperator(test.deps, orderNum, REFUSE);
  await test.request("escalateRefund", { order_num: orderNum }, { token: await token() });
  return transitionBySellerOrOperator(test.deps, orderNum, decision(refundFen));
}

describe("an account that its former owner has taken back", () => {
  it("is refunded as verified, with the price that was paid at the most", async () => {
    const before = await balance();
    const orderNum = await sold();
    expect((await claim(orderNum)).code).toBe(0);
    await expect(decide(orderNum, PROMISING.priceFen + 1)).rejects.toThrow("超出了可退的范围");
    await transitionBySellerOrOperator(test.deps, orderNum, decision(PROMISING.priceFen));
    expect(await balance()).toBe(before);
  });

  it("can be claimed for seven days from its delivery, and not later", async () => {
    const orderNum = await sold();
    await test.clock.advance(AFTER_SALE_DAYS * DAY_S - 1);
    expect((await claim(orderNum)).code).toBe(0);
    const late = await sold();
    await test.clock.advance(AFTER_SALE_DAYS * DAY_S);
    expect((await claim(late)).code).not.toBe(0);
  });
});
