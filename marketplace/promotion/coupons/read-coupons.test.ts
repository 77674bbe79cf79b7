import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { userEnvelopes, users } from "../../database/schema";
import { lockedCoupon } from "./read-coupons";

const OWNER = 1;
const STRANGER = 2;
const COUPON = 1;

const app = useTestApp({}, { resets: false });

/** Locks the coupon as a user. @returns the coupon's id, and whether its row is locked by the transaction */
const lockAs = (userId: number) =>
  app.deps.db.transaction(async (tx) => {
    const columns = { coupons: lockedCoupon(tx, { userId, couponId: COUPON }) };
    const [found] = await tx.select(columns).from(users).where(eq(users.id, userId));
    // PostgreSQL stores the locking transaction in xmax.
    const isLocked = sql<boolean>`${userEnvelopes}.xmax::text = pg_current_xact_id()::text`;
    const [row] = await tx
      .select({ isLocked })
      .from(userEnvelopes)
      .where(eq(userEnvelopes.id, COUPON));
    return { id: found?.coupons[0]?.id, ...row };
  });

test("locks a buyer's own coupon", async () => {
  expect(await lockAs(OWNER)).toEqual({ id: COUPON, isLocked: true });
});

test("neither reads nor locks a coupon of another user", async () => {
  expect(await lockAs(STRANGER)).toEqual({ id: undefined, isLocked: false });
});
