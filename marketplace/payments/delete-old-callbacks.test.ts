import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { asc } from "drizzle-orm";
import { paymentNotices } from "../database/schema";
import { deleteOldCallbacks } from "./delete-old-callbacks";
import { recordRefusal } from "./record-callback";

const DAY_S = 86_400;

const test = useTestApp();

it("deletes callbacks after 400 days, however many", async () => {
  const { db } = test.deps;
  const forgery = { channel: "alipay", result: "bad_signature", receivedAt: test.clock.now() };
  await db.insert(paymentNotices).values(Array.from({ length: 2500 }, () => forgery));
  await test.clock.advance(DAY_S);
  await recordRefusal(db, "wxpay", "stale", test.clock.now());
  await test.clock.advance(399 * DAY_S);
  expect(await deleteOldCallbacks(test.deps)).toBe(0);
  await test.clock.advance(1);
  expect(await deleteOldCallbacks(test.deps)).toBe(2500);
  const kept = await db.select().from(paymentNotices).orderBy(asc(paymentNotices.id));
  expect(kept).toMatchObject([{ channel: "wxpay", result: "stale" }]);
});
