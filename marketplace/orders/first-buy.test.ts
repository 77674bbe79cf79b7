import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { confirmOrder, placeOrder } from "@storefront/testbed/buyer/buy";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods, orders, sellers } from "../database/schema";

const BUYER = 2;
/** 28.00 yuan, 3.00 off a first order. */
const GOODS = 1008;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const confirm = async () => (await confirmOrder(buyer, { goods_id: GOODS })).data;

async function build() {
  const { order } = await placeOrder(buyer, { goods_id: GOODS });
  return { order_num: order.order_num, amount: order.price };
}

const pay = ({ order_num }: { order_num: string }) =>
  payOrder(test, { orderNum: order_num, outcome: "paid" });

async function expireAll() {
  await test.clock.advance(900);
  await sweepUnpaid(test.deps);
}

it("is a discount line, used by the pending order and free again when that expires", async () => {
  expect((await confirm()).discounts).toEqual([{ title: "首单立减", amount: "3.00" }]);
  expect((await build()).amount).toBe("25.00");
  expect((await confirm()).discounts).toEqual([]);
  expect((await build()).amount).toBe("28.00");
  await expireAll();
  expect((await confirm()).now_price).toBe("25.00");
});

it("is not granted again for expired orders that are paid late", async () => {
  const first = await build();
  await expireAll();
  const second = await build();
  await expireAll();
  expect([first.amount, second.amount]).toEqual(["25.00", "25.00"]);
  expect(await pay(second)).toMatchObject({ result: "applied" });
  expect(await pay(first)).toMatchObject({ result: "refund_due" });
  const rows = await test.deps.db.select().from(orders).where(eq(orders.firstBuy, true));
  expect(rows.map((row) => row.status).sort()).toEqual(["paid", "refund_due"]);
});

it("cannot be stored twice in the database", async () => {
  await build();
  const second = await build();
  const twice = test.deps.db
    .update(orders)
    .set({ firstBuy: true })
    .where(eq(orders.orderNum, second.order_num));
  await expect(twice).rejects.toThrow();
});

it("counts in the sales of goods and seller, and appears in the recent sales, once paid", async () => {
  const figures = async () => {
    const { data } = await test.request("goodsDetail", { goods_id: GOODS });
    return { sale: data.sale, sold: data.user.total_sale, recent: data.recent_sales };
  };
  const before = await figures();
  expect(before.recent).toEqual([]);
  await pay(await build());
  expect(await figures()).toEqual({
    sale: before.sale + 1,
    sold: before.sold + 1,
    recent: [{ buyer: "今***", spec_name: "", quantity: 1, saved: "3.00", first_order: 1 }],
  });
  const [row] = await test.deps.db
    .select({ sold: sellers.totalSale })
    .from(sellers)
    .innerJoin(goods, eq(goods.sellerId, sellers.id))
    .where(eq(goods.id, GOODS));
  expect(row?.sold).toBe(before.sold + 1);
});
