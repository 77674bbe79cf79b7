import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, isNull, ne, sql } from "drizzle-orm";
import { conversations, goods, messages, sellers } from "../../database/schema";
import { refreshSellerFigures } from "./refresh-figures";

const BUYER = 1;
const GOODS = 1001;
const DAY_S = 24 * 60 * 60;

const test = useTestApp();

async function figures() {
  const { user } = (await test.request("goodsDetail", { goods_id: GOODS })).data;
  return {
    deliverS: user.deliver_median_s,
    disputes: user.dispute_permille,
    replyS: user.reply_median_s,
  };
}

async function collectOrder() {
  const { order } = await placeOrder(test, BUYER, { goodsId: GOODS, specId: SPECS.second });
  const order_num = order.order_num;
  await payOrder(test, { orderNum: order_num, outcome: "paid" });
  await test.request("orderReceive", { order_num }, { token: await test.tokenOf(BUYER, 1) });
}

it("has no figures for a seller with few orders, and recomputes them after a day", async () => {
  await refreshSellerFigures(test.deps);
  expect(await figures()).toEqual({ deliverS: null, disputes: null, replyS: null });
  for (let orders = 0; orders < 5; orders += 1) await collectOrder();
  await refreshSellerFigures(test.deps);
  expect(await figures()).toEqual({ deliverS: null, disputes: null, replyS: null });
  await test.clock.advance(DAY_S);
  await refreshSellerFigures(test.deps);
  // Card secrets are delivered on payment.
  expect(await figures()).toEqual({ deliverS: 0, disputes: 0, replyS: null });
});

/** Inserts a buyer's conversation about a listing. @param answers their senders and delays in seconds */
async function insertConversation(
  goodsId: number,
  answers: { sender: "auto" | "staff"; afterS: number }[],
) {
  const { db, clock } = test.deps;
  const sentAt = clock.now();
  const at = (afterS: number) => new Date(sentAt.getTime() + afterS * 1000);
  const [row] = await db
    .insert(conversations)
    .values({ userId: BUYER, goodsId, party: "seller", createdAt: sentAt, updatedAt: sentAt })
    .returning();
  const conversationId = row?.id ?? 0;
  await db.insert(messages).values([
    {
      conversationId,
      sender: "buyer",
      text: "在吗",
      requestId: `ask-${goodsId}`,
      createdAt: sentAt,
    },
    ...answers.map(({ sender, afterS }) => ({
      conversationId,
      sender,
      text: "在的",
      createdAt: at(afterS),
    })),
  ]);
}

it("computes the median time to the first answer by staff", async () => {
  const { db } = test.deps;
  const [listing] = await db.select().from(goods).where(eq(goods.id, GOODS));
  const sellerId = listing?.sellerId ?? 0;
  const others = await db
    .select({ id: goods.id })
    .from(goods)
    .where(ne(goods.id, GOODS))
    .orderBy(goods.id)
    .limit(5);
  await db.update(goods).set({ sellerId }).where(isNull(goods.removedAt));
  await insertConversation(GOODS, [{ sender: "auto", afterS: 0 }]);
  const times = [60, 600, 120, 3600, 300];
  for (const [index, { id }] of others.slice(0, 4).entries()) {
    await insertConversation(id, [
      { sender: "auto", afterS: 0 },
      { sender: "staff", afterS: times[index] ?? 0 },
      { sender: "staff", afterS: 7200 },
    ]);
  }
  await refreshSellerFigures(test.deps);
  expect((await figures()).replyS).toBeNull();
  await insertConversation(others[4]?.id ?? 0, [{ sender: "staff", afterS: times[4] ?? 0 }]);
  await test.clock.advance(DAY_S);
  await refreshSellerFigures(test.deps);
  expect((await figures()).replyS).toBe(300);
});

it("covers every seller within several sweeps", async () => {
  for (let sweeps = 0; sweeps < 10; sweeps += 1) await refreshSellerFigures(test.deps);
  expect(await test.deps.db.$count(sellers, sql`figures_at is null`)).toBe(0);
});
