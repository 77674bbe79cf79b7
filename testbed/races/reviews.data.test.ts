import { comments, goods, sellers } from "@storefront/marketplace/database/schema";
import { insertSoldOrders } from "@storefront/sandbox/sample-catalog/insert-sold-orders";
import { eq, sql } from "drizzle-orm";
import { insertBuyers } from "../buyer/insert-buyers";
import type { TestApp } from "../marketplace/test-app";
import { UNLIMITED } from "../marketplace/unlimited";
import { openShop } from "./open-shop";

const GOODS = 1010;
const BUYERS = 12;

let shop: TestApp;
beforeAll(async () => {
  shop = await openShop(UNLIMITED);
});
afterAll(() => shop.close());

it("keeps one review of an order and exact sums when buyers write and edit at once", async () => {
  const { deps, clock } = shop;
  const buyers = await insertBuyers(deps.db, clock, BUYERS);
  const sales = buyers.map(({ userId }) => ({ goodsId: GOODS, userId, paidAt: clock.now() }));
  const orders = await insertSoldOrders(deps.db, sales);
  const write = (index: number, score: number) =>
    shop.request(
      "writeReview",
      { order_num: orders[index]?.orderNum ?? "", score, content: `到账很快，${score} 星` },
      { token: buyers[index]?.token },
    );
  const requests = orders.flatMap((_, index) => [1, 5, 3, 5].map((score) => write(index, score)));
  const answers = await Promise.all(requests);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
  expect(await deps.db.$count(comments, eq(comments.goodsId, GOODS))).toBe(BUYERS);
  const [listing] = await deps.db.select().from(goods).where(eq(goods.id, GOODS));
  const [seller] = await deps.db
    .select()
    .from(sellers)
    .where(eq(sellers.id, listing?.sellerId ?? 0));
  const [stored] = await deps.db
    .select({ points: sql<number>`sum(score)::int` })
    .from(comments)
    .where(eq(comments.goodsId, GOODS));
  expect(seller).toMatchObject({ reviewCount: BUYERS, reviewPoints: stored?.points });
});
