import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "../../database/db";
import type { Deps } from "../../deps";
import { closeAfterSaleIfDue } from "./expire-after-sales";
import type { AfterSale } from "./find-after-sale";
import { lockSale } from "./lock-sale";
import { type AfterSaleTransition, transitionAfterSale } from "./transition-after-sale";

/**
 * Applies an act of the seller or the operator. The caller must check permissions.
 * @param also runs in the same transaction
 * @throws ApiError `orderNotFound`, `afterSaleNone`, `afterSaleMoved`, `invalid`, without a change
 */
export async function transitionBySellerOrOperator(
  deps: Pick<Deps, "db" | "clock">,
  orderNum: string,
  act: AfterSaleTransition,
  also: (tx: Db, before: AfterSale) => Promise<void> = async () => {},
): Promise<void> {
  if (act.act !== "accept" && act.text.trim() === "") {
    throw new ApiError("invalid", { msg: "请写明理由，买卖双方都会看到" });
  }
  const { db, clock } = deps;
  await closeAfterSaleIfDue(deps, orderNum);
  await db.transaction(async (tx) => {
    const sale = await lockSale(tx, orderNum);
    const before = await transitionAfterSale(tx, sale, act, clock.now());
    await also(tx, before);
  });
}
