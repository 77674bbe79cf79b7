import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "../../database/db";
import type { Deps } from "../../deps";
import { expireAfterSaleIfDue, sweepDueAfterSales } from "../after-sales/due-after-sales";
import { transitionClaim } from "./transition-claim";

/**
 * Passes claims against deposits that the renter has not answered in time to the operator. One transaction each; safe
 * to run in several processes concurrently.
 * @returns the number of claims passed on
 */
export const sweepClaims = (deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> =>
  sweepDueAfterSales(deps, "deposit", passOn);

/** Passes one order's claim on when it is due; call before reading it. */
export const passClaimOnIfDue = (
  deps: Pick<Deps, "db" | "clock">,
  orderNum: string,
): Promise<void> => expireAfterSaleIfDue(deps, "deposit", orderNum, passOn);

/** A no-op when the claim was answered, or another process was faster. */
async function passOn(tx: Db, orderNum: string, now: Date): Promise<void> {
  const expire = { act: "expire", by: "time", text: "" } as const;
  await transitionClaim(tx, orderNum, expire, now).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
