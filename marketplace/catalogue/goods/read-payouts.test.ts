import { PROMISING, sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods } from "../../database/schema";
import { transitionBySellerOrOperator } from "../../refunds/refunds";

const BUYER = 1;

const t = useTestApp();

beforeEach(() =>
  t.deps.db
    .update(goods)
    .set({ goodsType: "PersonalAccount" })
    .where(eq(goods.id, PROMISING.goodsId)),
);

const lines = async () =>
  (await t.request("goodsDetail", { goods_id: PROMISING.goodsId })).data.compensate_broadcast;

/** Sells a piece, and takes the buyer's request to the platform. */
async function dispute(): Promise<string> {
  const order_num = await sellWithPromises(t, { payType: 0, delivery: 1 });
  const token = await t.tokenOf(BUYER, 1);
  const asked = { order_num, reason: "recovered" as const, text: "被找回" };
  await t.request("orderRefund", asked, { token });
  const refuse = { act: "refuse", by: "seller", text: "没有问题" } as const;
  await transitionBySellerOrOperator(t.deps, order_num, refuse);
  await t.request("escalateRefund", { order_num }, { token });
  return order_num;
}

const decide = (orderNum: string, refundFen: number) =>
  transitionBySellerOrOperator(t.deps, orderNum, {
    ...{ act: "decide", by: "operator", text: "核实后裁决", refundFen },
  });

it("shows what the platform has decided for a buyer, without the buyer's name", async () => {
  const orderNum = await dispute();
  expect(await lines()).toEqual([]);
  await decide(orderNum, 200);
  expect(await lines()).toEqual([
    expect.stringMatching(/^买家 .\*\*\* 遇到「账号被找回或封禁」，平台裁决退回 2\.00 元$/),
  ]);
});

it("shows no decision that gives the buyer nothing, and none on goods that are no account", async () => {
  await decide(await dispute(), 0);
  expect(await lines()).toEqual([]);
  await decide(await dispute(), 300);
  expect(await lines()).toHaveLength(1);
  await t.deps.db
    .update(goods)
    .set({ goodsType: "CardSecret" })
    .where(eq(goods.id, PROMISING.goodsId));
  expect(await lines()).toEqual([]);
});
