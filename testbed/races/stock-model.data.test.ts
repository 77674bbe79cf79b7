import { orders, stock } from "@storefront/marketplace/database/schema";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { submitOrder } from "../buyer/buy";
import { callerWith } from "../buyer/caller";
import { insertBuyers } from "../buyer/insert-buyers";
import { runs } from "../jest/test-scope";
import { sweepUnpaid } from "../marketplace/sweep-unpaid";
import type { TestApp } from "../marketplace/test-app";
import { UNLIMITED } from "../marketplace/unlimited";
import { insertListing, type Listing } from "./listing";
import { openShop } from "./open-shop";
import { saleProblems } from "./sale-problems";
import { ShopModel } from "./shop-model";

const PIECES = 3;

let shop: TestApp;
let tokens: string[];

beforeAll(async () => {
  shop = await openShop(UNLIMITED);
  await shop.reset();
  const buyers = await insertBuyers(shop.deps.db, shop.clock, 2);
  tokens = buyers.map(({ token }) => token);
});
afterAll(() => shop.close());

type Action =
  | { kind: "quote" | "build"; buyer: number; quantity: number }
  | { kind: "pay"; order: number }
  | { kind: "expire" };

const act: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("quote" as const, "build" as const, "build" as const),
    buyer: fc.nat({ max: 1 }),
    quantity: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant("pay" as const), order: fc.nat({ max: 5 }) }),
  fc.constant({ kind: "expire" as const }),
);

async function build(model: ShopModel, listing: Listing, token: string, quantity: number) {
  const goods_id = listing.goodsId;
  const buyer = callerWith(shop.request, token);
  const { code, data, order_num } = await submitOrder(
    buyer,
    { goods_id, quantity },
    { pay_type: 2 },
  );
  expect(code === 0).toBe(model.canBuild(quantity));
  if (code === 0) model.built(order_num, quantity, data.order.price);
}

async function pay(model: ShopModel, index: number) {
  const order = model.orders[index];
  if (!order) return;
  const paid = await payOrder(shop, { orderNum: order.orderNum, outcome: "paid" });
  expect(paid.code).toBe(0);
  model.paid(index);
}

async function perform(model: ShopModel, listing: Listing, next: Action): Promise<void> {
  if (next.kind === "expire") {
    await shop.clock.advance(16 * 60);
    await sweepUnpaid(shop.deps);
    model.timePassed();
  } else if (next.kind === "pay") {
    await pay(model, next.order);
  } else {
    const token = tokens[next.buyer] ?? "";
    if (next.kind === "build") return build(model, listing, token, next.quantity);
    const payload = { goods_id: listing.goodsId, quantity: next.quantity };
    await shop.request("quote", payload, { token });
  }
}

test("available + held + sold stays constant after any sequence of acts", async () => {
  const run = async (acts: Action[]) => {
    const listing = await insertListing(shop.deps.db, PIECES);
    const model = new ShopModel(PIECES);
    for (const next of acts) {
      await perform(model, listing, next);
      const [row] = await shop.deps.db.select().from(stock).where(eq(stock.id, listing.stockId));
      const { total, available, held, sold } = model;
      expect(row).toMatchObject({ total, available, held, sold });
      expect(available + held + sold).toBe(PIECES);
    }
    expect(await saleProblems(shop.deps.db, listing.stockId)).toEqual([]);
    const made = await shop.deps.db
      .select({ orderNum: orders.orderNum, status: orders.status })
      .from(orders)
      .where(eq(orders.stockId, listing.stockId))
      .orderBy(orders.id);
    expect(made).toEqual(model.orders.map(({ orderNum, status }) => ({ orderNum, status })));
  };
  const property = fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 8 }), run);
  await fc.assert(property, runs(250, 1000));
});
