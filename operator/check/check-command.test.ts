import { cardSecrets, goods, stock, users } from "@storefront/marketplace/database/schema";
import { stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { runCommand } from "../commands/run-command";

const test = useTestApp();

async function check(...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(test.deps, ["check", ...args], (line) => lines.push(line));
  return { code, lines };
}

it("reports balanced books while a piece is held", async () => {
  await placeOrder(test, 1, { goodsId: 1011, quantity: 2 });
  expect(await check()).toEqual({ code: 0, lines: ["books balance"] });
});

it("names an unexplained balance, held piece and card secret", async () => {
  const { db } = test.deps;
  const { id } = await stockOf(db, 1011);
  await db.update(users).set({ balanceFen: 100_001 }).where(eq(users.id, 1));
  await db
    .update(stock)
    .set({ held: sql`${stock.held} + 1`, available: sql`${stock.available} - 1` })
    .where(eq(stock.id, id));
  await db.insert(cardSecrets).values({ stockId: id, secret: "ONE-TOO-MANY" });
  expect(await check()).toEqual({
    code: 1,
    lines: [
      "balance of user 1: booked 1000.00, is 1000.01",
      "card secrets of listing 1011: counted 60, are 61",
      "held pieces of listing 1011: counted 1, are 0",
    ],
  });
  await db.update(users).set({ balanceFen: 100_000 }).where(eq(users.id, 1));
});

it("names a listing on sale whose texts promise without an agreement", async () => {
  const { db } = test.deps;
  await db.update(goods).set({ name: "北风账号，终身包赔" }).where(eq(goods.id, 1010));
  expect(await check()).toEqual({
    code: 1,
    lines: ["listing 1010 promises without an agreement: name 北风账号，终身包赔"],
  });
});

it("rejects arguments", async () => {
  expect(await check("--all")).toEqual({
    code: 2,
    lines: ["market: check takes no arguments"],
  });
});
