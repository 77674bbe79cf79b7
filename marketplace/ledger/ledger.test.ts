import { checkLedger } from "@storefront/operator/check/check-ledger";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { ledgerTransfers, users } from "../database/schema";
import { ACCOUNTS, balanceOf, holderOf, sourceOf } from "./accounts";
import { recordTransfers } from "./record-transfers";

const BUYER = 1;
const t = useTestApp();

const ORDER = { event: "cashback", orderNum: "20260301000000001", now: new Date() } as const;
const balance = () => t.deps.db.select().from(users).where(eq(users.id, BUYER));

it("matches the balances of the sample data", async () => {
  expect(await checkLedger(t.deps.db)).toEqual([]);
  const [opening] = await t.deps.db.select().from(ledgerTransfers);
  expect(opening).toMatchObject({ fromAccount: ACCOUNTS.opening, toAccount: balanceOf(BUYER) });
});

it("reports a balance that differs from its transfers, with both figures", async () => {
  const { db } = t.deps;
  const [before] = await balance();
  await db
    .update(users)
    .set({ balanceFen: sql`${users.balanceFen} + 5` })
    .where(eq(users.id, BUYER));
  const booked = before?.balanceFen ?? 0;
  expect(await checkLedger(db)).toEqual([
    { what: `balance of user ${BUYER}`, booked, actual: booked + 5 },
  ]);
  await db.update(users).set({ balanceFen: booked }).where(eq(users.id, BUYER));
});

it("records no transfer of 0 fen", async () => {
  const { db } = t.deps;
  const count = await db.$count(ledgerTransfers);
  await recordTransfers(db, ORDER, [{ from: ACCOUNTS.marketing, to: balanceOf(BUYER), fen: 0 }]);
  expect(await db.$count(ledgerTransfers)).toBe(count);
});

it("refuses to record an event of an order twice", async () => {
  const { db } = t.deps;
  const transfer = [{ from: ACCOUNTS.marketing, to: ACCOUNTS.escrow, fen: 7 }];
  const twice = db.transaction(async (tx) => {
    await recordTransfers(tx, ORDER, transfer);
    await recordTransfers(tx, ORDER, transfer);
  });
  await expect(twice).rejects.toThrow();
  expect(await db.$count(ledgerTransfers, eq(ledgerTransfers.event, "cashback"))).toBe(0);
});

it.each([-1, 0.5])("refuses an amount of %p fen", async (fen) => {
  const transfer = [{ from: ACCOUNTS.marketing, to: ACCOUNTS.escrow, fen }];
  await expect(recordTransfers(t.deps.db, ORDER, transfer)).rejects.toThrow();
});

it("holds a price in escrow until it is settled to its seller", () => {
  expect(holderOf({ settledAt: null, sellerId: 7 })).toBe("escrow");
  expect(holderOf({ settledAt: new Date(), sellerId: 7 })).toBe("sales:7");
  expect(holderOf({ settledAt: new Date() })).toBe("platform_sales");
});

it("returns the source account of an order", () => {
  expect(sourceOf({ channelId: 0, userId: 7 })).toBe("balance:7");
  expect(sourceOf({ channelId: 1, userId: 7 })).toBe("alipay");
  expect(sourceOf({ channelId: 2, userId: 7 })).toBe("wxpay");
  expect(() => sourceOf({ channelId: 9, userId: 7 })).toThrow("no payment channel 9");
});
