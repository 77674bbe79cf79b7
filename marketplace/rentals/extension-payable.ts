import { isExtensionNum } from "@storefront/contract/rentals/rent-hours";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { rentalExtensions } from "../database/schema";
import {
  recordAppliedPayment,
  recordReceivedPayment,
  recordUnwantedPayment,
} from "../ledger/ledger";
import type { FindPayable } from "../payable";
import { notifyRefund, refundPayment, refundUnusedPayment } from "../payments/payments";
import { applyExtension, refusalOf } from "./apply-extension";
import { type Extension, lockExtension } from "./lock-extension";

/** Text of the refund's message, before its amount. */
const ENDED = "您付款续租时，租用已经不能延长";

/**
 * Takes payments of rental extensions. A late payment counts while the rental can still be extended by its hours; after
 * the rental's end, and when the extension was canceled, it is refunded.
 */
export const extensionPayable: FindPayable = async (tx, orderNum) => {
  if (!isExtensionNum(orderNum)) return undefined;
  const locked = await lockExtension(tx, orderNum);
  if (!locked) return undefined;
  const { extension } = locked;
  const { status, hours, userId, channelId, totalFen } = extension;
  const own = eq(rentalExtensions.id, extension.id);
  return {
    ...{ userId, channelId, totalFen, tooLate: ENDED },
    async receive(now) {
      if (status !== "pending" && status !== "expired" && status !== "cancelled") return "repeated";
      if (status !== "cancelled" && refusalOf(locked, hours, now) === null) {
        await tx.update(rentalExtensions).set({ status: "received", paidAt: now }).where(own);
        await recordReceivedPayment(tx, extension, now);
        return "applied";
      }
      await tx
        .update(rentalExtensions)
        .set({ status: "refund_due", refundReason: "too_late", paidAt: now })
        .where(own);
      await recordUnwantedPayment(tx, extension, now);
      await refundUnusedPayment(tx, extension, now);
      return "refund_due";
    },
    async fulfil(now) {
      if (status !== "received") return [];
      if (refusalOf(locked, hours, now) === null) {
        await recordAppliedPayment(tx, { orderNum, totalFen }, now);
        await applyExtension(tx, locked, extension, now);
      } else {
        await refundReceived(tx, extension, now);
        await notifyRefund(tx, extension, { reason: ENDED, fen: totalFen }, now);
      }
      return [];
    },
    async giveUp(now) {
      if (status === "received") await refundReceived(tx, extension, now);
      return null;
    },
  };
};

async function refundReceived(tx: Db, extension: Extension, now: Date): Promise<void> {
  const { id, orderNum, totalFen } = extension;
  const cause = "not_fulfilled";
  await recordAppliedPayment(tx, { orderNum, totalFen }, now);
  const unsettled = { ...extension, settledAt: null };
  const { status } = await refundPayment(tx, unsettled, { fen: totalFen, cause }, now);
  await tx
    .update(rentalExtensions)
    .set({ status, refundReason: cause })
    .where(eq(rentalExtensions.id, id));
}
