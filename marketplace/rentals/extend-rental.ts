import assert from "node:assert/strict";
import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq } from "drizzle-orm";
import { takeFromBalance } from "../accounts/accounts";
import { MAX_FEN } from "../catalogue/catalogue";
import type { Db } from "../database/db";
import { rentalExtensions } from "../database/schema";
import type { Deps } from "../deps";
import { recordPayment } from "../ledger/ledger";
import {
  after,
  BALANCE_CHANNEL,
  isChecking,
  isOffered,
  type Order,
  PAY_WINDOW_S,
  withNewOrderNum,
} from "../order-records/order-records";
import { ensureTrade } from "../payments/payments";
import { applyExtension, refusalOf } from "./apply-extension";
import { expireExtensions } from "./end-extensions";
import { isListed, TAKEN_OFF } from "./extendable-listing";
import type { Extension } from "./lock-extension";
import { type LockedRental, lockRentalOf } from "./lock-rental";
import { hourFenOf, readExtensions } from "./read-extensions";

interface ExtensionInput {
  /** Number of the rental's order. */
  orderNum: string;
  requestId: string;
  hours: number;
  channelId: number;
  /** The price that the renter was shown. */
  expectedFen: number | null;
}

/** A trade at a provider is open this long at least. */
const LEAST_WINDOW_S = 60;

/**
 * Places an extension of a running rental, once per request id, at the hourly price of its order. Paid from the balance
 * it applies at once; otherwise when the payment arrives (extension-payable.ts).
 * @throws ApiError `orderNotFound` (also for another user's rental), `orderClosed` and `rentHours` with the reason,
 * `orderMismatch` (the request id was used for other content), `priceChanged`, `channelUnknown`, `balanceShort`,
 * `payUnavailable` (the extension exists; the same call retries the payment)
 */
export async function extendRental(
  deps: Pick<Deps, "db" | "clock" | "payments" | "log">,
  userId: number,
  input: ExtensionInput,
): Promise<CallAnswer<"extendRental">> {
  const { db, clock } = deps;
  const placed = await db.transaction((tx) =>
    findOrPlace(tx, deps, { ...input, userId }, clock.now()),
  );
  await ensureTrade(deps, placed.extension, `续租：${placed.order.goodsName}`);
  const extensions = await readExtensions(deps, placed.order.id);
  const own = extensions.find(({ order_num }) => order_num === placed.extension.orderNum);
  assert(own, `extension ${placed.extension.orderNum} is gone`);
  return own;
}

interface Placed {
  order: Order;
  extension: Extension;
}

async function findOrPlace(
  tx: Db,
  deps: Pick<Deps, "payments">,
  input: ExtensionInput & { userId: number },
  now: Date,
): Promise<Placed> {
  const locked = await lockRentalOf(tx, input.orderNum);
  const { order, rental } = locked;
  const { userId, requestId, hours, channelId, expectedFen } = input;
  if (order.userId !== userId) throw new ApiError("orderNotFound");
  const ofRequest = and(
    eq(rentalExtensions.userId, userId),
    eq(rentalExtensions.requestId, requestId),
  );
  const [known] = await tx.select().from(rentalExtensions).where(ofRequest);
  if (known) {
    const isSame =
      known.rentalOrderId === order.id && known.hours === hours && known.channelId === channelId;
    if (!isSame) throw new ApiError("orderMismatch");
    return { order, extension: known };
  }
  if (!isOffered(deps, channelId)) throw new ApiError("channelUnknown");
  await checkRental(tx, locked, hours, now);
  await checkUnpaid(tx, order.id, now);
  const hourFen = hourFenOf(order);
  const totalFen = hourFen * hours;
  if (totalFen > MAX_FEN) throw new ApiError("rentHours", { msg: "租金超出订单金额限制" });
  if (expectedFen !== null && expectedFen !== totalFen) throw new ApiError("priceChanged");
  const fromBalance = channelId === BALANCE_CHANNEL;
  const expiresAt = new Date(Math.min(after(now, PAY_WINDOW_S).getTime(), rental.endsAt.getTime()));
  if (!fromBalance && expiresAt < after(now, LEAST_WINDOW_S)) {
    const msg = "马上到期，来不及付款了，请用余额续租，或到期后重新下单";
    throw new ApiError("orderClosed", { msg });
  }
  const values = {
    ...{ requestId, userId, rentalOrderId: order.id, hours, hourFen, totalFen, channelId },
    status: fromBalance ? "received" : "pending",
    ...{ createdAt: now, expiresAt, paidAt: fromBalance ? now : null },
  } as const;
  const extension = await withNewOrderNum(now, async (number) => {
    const [row] = await tx
      .insert(rentalExtensions)
      .values({ ...values, orderNum: `8${number}` })
      .onConflictDoNothing({ target: rentalExtensions.orderNum })
      .returning();
    return row;
  });
  if (!fromBalance) return { order, extension };
  await takeFromBalance(tx, userId, totalFen);
  await recordPayment(tx, extension, now);
  await applyExtension(tx, locked, extension, now);
  return { order, extension: { ...extension, status: "extended", extendedAt: now } };
}

async function checkRental(tx: Db, locked: LockedRental, hours: number, now: Date): Promise<void> {
  const { order, rental } = locked;
  const refusal = refusalOf(locked, hours, now);
  if (refusal !== null) {
    const hasEnded = rental.closedAt !== null || rental.endsAt <= now || order.inAfterSale;
    throw new ApiError(hasEnded ? "orderClosed" : "rentHours", { msg: refusal });
  }
  if (!(await isListed(tx, order.goodsId))) throw new ApiError("orderClosed", { msg: TAKEN_OFF });
}

/** @throws ApiError `orderClosed` while another extension can be paid; `paymentChecking` */
async function checkUnpaid(tx: Db, rentalOrderId: number, now: Date): Promise<void> {
  const [pending] = await tx
    .select()
    .from(rentalExtensions)
    .where(
      and(
        eq(rentalExtensions.rentalOrderId, rentalOrderId),
        eq(rentalExtensions.status, "pending"),
      ),
    );
  if (!pending) return;
  if (pending.expiresAt > now) {
    throw new ApiError("orderClosed", { msg: "还有一笔续租没有付款，请先付款或取消" });
  }
  if (await isChecking(tx, pending, now)) throw new ApiError("paymentChecking");
  await expireExtensions(tx, rentalOrderId, now);
}
