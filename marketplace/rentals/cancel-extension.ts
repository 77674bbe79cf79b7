import { ApiError } from "@storefront/contract/api-error";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { rentalExtensions } from "../database/schema";
import { isChecking } from "../order-records/order-records";
import { lockExtension } from "./lock-extension";

/**
 * pending → canceled, or expired after its deadline, by its buyer. A no-op for a canceled or expired extension.
 * @throws ApiError `orderNotFound` (also for another user's), `orderPaid`, `paymentChecking`
 */
export async function cancelExtension(
  tx: Db,
  { userId, orderNum, now }: { userId: number; orderNum: string; now: Date },
): Promise<{ state: "cancelled" | "expired" }> {
  const extension = (await lockExtension(tx, orderNum))?.extension;
  if (extension?.userId !== userId) throw new ApiError("orderNotFound");
  const { id, status, expiresAt } = extension;
  if (status === "cancelled" || status === "expired") return { state: status };
  if (status !== "pending") throw new ApiError("orderPaid");
  const isDue = expiresAt <= now;
  if (await isChecking(tx, extension, now)) throw new ApiError("paymentChecking");
  await tx
    .update(rentalExtensions)
    .set(isDue ? { status: "expired" } : { status: "cancelled", cancelledAt: now })
    .where(eq(rentalExtensions.id, id));
  return { state: isDue ? "expired" : "cancelled" };
}
