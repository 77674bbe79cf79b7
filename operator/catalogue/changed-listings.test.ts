import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cardSecrets, goods, orders, stock } from "@storefront/marketplace/database/schema";
import { singleRow } from "@storefront/marketplace/database/single-row";
import { fulfilTask } from "@storefront/marketplace/payments/payments";
import { submitOrder } from "@storefront/testbed/buyer/buy";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { refuseUpdates } from "@storefront/testbed/marketplace/refuse-updates";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { runCommand } from "../commands/run-command";

const ID = 7001;
const BUYERS = [1, 2] as const;
const MANUAL = {
  kind: "listing",
  id: ID,
  seller: 3001,
  name: "北风 60 点券",
  game: "曜日战歌",
  goods_type: "TopUp",
  trade_type_id: 6,
  delivery: "manual",
  price: "6.00",
  stock: 6,
};
const SECRETS = ["N-1", "N-2", "N-3"];
const AUTOMATIC = { ...MANUAL, delivery: "automatic", stock: undefined, secrets: SECRETS };
const RENTAL = { ...MANUAL, trade_type_id: 3, deposit: "50", rent_hours: 1 };
const GROUP = { ...MANUAL, group_price: "5.00" };

const test = useTestApp();
const folder = useFolder("changed-listings");

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(test.deps, args, (line) => lines.push(line));
  return { code, lines };
}
function load(row: object) {
  const file = join(folder, "catalogue.jsonl");
  writeFileSync(file, JSON.stringify(row));
  return run("import", file);
}
const order = async (buyer = 1) => (await placeOrder(test, buyer, { goodsId: ID })).order.order_num;
const statusOf = async (orderNum: string) =>
  singleRow(await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum))).status;
const pieces = async () =>
  singleRow(await test.deps.db.select().from(stock).where(eq(stock.goodsId, ID)));
const expectBalanced = async () =>
  expect(await run("check")).toEqual({ code: 0, lines: ["books balance"] });

describe("an import that changes the kind of delivery", () => {
  it("leaves as many pieces as there are card secrets", async () => {
    await load(MANUAL);
    expect((await load(AUTOMATIC)).code).toBe(0);
    expect(await pieces()).toMatchObject({ available: 3, total: 3 });
    await expectBalanced();
  });

  it.each(["unpaid", "waiting for its fulfillment", "waiting for its seller"])(
    "is refused while an order is %s",
    async (state) => {
      await load(MANUAL);
      const orderNum = await order();
      if (state === "waiting for its fulfillment") {
        const mend = await refuseUpdates(test.deps.db, "orders", "new.status = 'paid'");
        await settlePayment(test.deps, orderNum);
        await mend();
        expect(await statusOf(orderNum)).toBe("received");
      }
      if (state === "waiting for its seller") await settlePayment(test.deps, orderNum);
      expect(await load(AUTOMATIC)).toEqual({
        code: 1,
        lines: [
          "line 1: listing 7001: delivery 还有 1 笔订单没有完成，要等它们付款、交付或取消后才能改交付方式；也可以另建商品",
          expect.any(String),
        ],
      });
      expect(await test.deps.db.$count(cardSecrets, eq(cardSecrets.secret, "N-1"))).toBe(0);
      expect(await pieces()).toMatchObject({ available: 5, total: 6 });
      if (state === "unpaid") await settlePayment(test.deps, orderNum);
      await fulfilTask(test.deps, orderNum);
      expect(await statusOf(orderNum)).toBe("paid");
      await expectBalanced();
    },
  );

  it("is refused while a group waits, so that its second member is delivered like the first", async () => {
    await load(GROUP);
    const { order_num } = await submitOrder(await asUser(test, 1), { goods_id: ID, group_id: 0 });
    await settlePayment(test.deps, order_num);
    expect(await statusOf(order_num)).toBe("grouping");
    expect((await load({ ...AUTOMATIC, group_price: "5.00" })).lines[0]).toContain(
      "1 笔订单没有完成",
    );
  });

  it("refunds the late payment of an order that expired before it", async () => {
    await load(MANUAL);
    const orderNum = await order();
    const { db } = test.deps;
    await db.update(orders).set({ status: "expired" }).where(eq(orders.orderNum, orderNum));
    await db.update(stock).set({ available: 6, held: 0 }).where(eq(stock.goodsId, ID));
    expect((await load(AUTOMATIC)).code).toBe(0);
    await settlePayment(test.deps, orderNum);
    expect(await statusOf(orderNum)).toBe("refund_due");
    await expectBalanced();
  });

  it("is refused by the database on any other path", async () => {
    await load(MANUAL);
    const change = (deliveryType: number) =>
      test.deps.db.update(goods).set({ deliveryType }).where(eq(goods.id, ID));
    await expect(change(2)).rejects.toThrow();
    await order();
    await test.deps.db.update(stock).set({ available: 0, total: 1 }).where(eq(stock.goodsId, ID));
    await expect(change(2)).rejects.toThrow();
  });
});

describe("an import that makes a rental of a listing with orders", () => {
  it("applies to later orders only", async () => {
    await load(MANUAL);
    const orderNum = await order();
    expect((await load({ ...RENTAL, stock: 5 })).code).toBe(0);
    await settlePayment(test.deps, orderNum);
    expect(await statusOf(orderNum)).toBe("paid");
    await expectBalanced();
  });
});

describe("the stock of an automatic listing", () => {
  it("never exceeds its card secrets on any path", async () => {
    await load(AUTOMATIC);
    const { db } = test.deps;
    const set = { available: 4, total: 4 };
    await expect(db.update(stock).set(set).where(eq(stock.goodsId, ID))).rejects.toThrow();
    await expect(db.delete(cardSecrets).where(eq(cardSecrets.secret, "N-1"))).rejects.toThrow();
    expect(await pieces()).toMatchObject({ available: 3 });
  });

  it("sells the last secret to one of two buyers", async () => {
    await load({ ...AUTOMATIC, secrets: ["N-1"] });
    const [first] = BUYERS;
    const orderNum = await order(first);
    await expect(order(BUYERS[1])).rejects.toThrow();
    await settlePayment(test.deps, orderNum);
    expect(await statusOf(orderNum)).toBe("paid");
    await expectBalanced();
  });
});

it.each<[string, object]>([
  ["deposit 只有租赁商品才有押金", { ...MANUAL, deposit: "1" }],
  ["group_price 租赁商品不能拼团", { ...RENTAL, group_price: "5" }],
  [
    "deposit 最短租期的租金加押金不能超过",
    { ...RENTAL, price: "10000000", rent_hours: 2, deposit: "1" },
  ],
  [
    "discounts.0 自动发货的赠品要写明送几件同款商品",
    { ...AUTOMATIC, discounts: [{ kind: "gift", pieces: 0, from_pieces: 2, text: "送贴纸" }] },
  ],
  [
    "specs.0.min 租赁每次只租 1 件",
    {
      ...RENTAL,
      delivery: "automatic",
      price: undefined,
      stock: undefined,
      specs: [{ name: "一号", price: "6", min: 2 }],
    },
  ],
])("refuses a row and names the field: %s", async (problem, row) => {
  const { code, lines } = await load(row);
  expect(code).toBe(1);
  expect(lines[0]).toContain(problem);
});
