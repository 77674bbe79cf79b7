import type { CallAnswer } from "@storefront/contract/calls";
import type { Db } from "../../database/db";
import type { Deps } from "../../deps";
import { boostOrderState, goodsOrderState } from "../../order-records/order-records";
import { attachEvidence } from "./evidence";
import { closeAfterSaleIfDue } from "./expire-after-sales";
import { findAfterSale } from "./find-after-sale";
import { lockUserSale } from "./lock-sale";
import { transitionAfterSale } from "./transition-after-sale";

interface BuyerTransition {
  orderNum: string;
  act: "withdraw" | "escalate";
  text: string;
  /** The buyer's uploaded pictures, as evidence for an escalation. */
  imageIds: readonly string[];
}

const DONE = { withdraw: "withdrawn", escalate: "escalated" } as const;

/**
 * Withdraws the buyer's request, or escalates a refused one to the operator. Idempotent.
 * @throws ApiError `orderNotFound` (also for another user's order), `afterSaleNone`, `afterSaleMoved`, `imageNotFound`
 */
export async function transitionByBuyer(
  deps: Pick<Deps, "db" | "clock">,
  userId: number,
  { orderNum, act, text, imageIds }: BuyerTransition,
): Promise<CallAnswer<"withdrawRefund">> {
  const { db, clock } = deps;
  await closeAfterSaleIfDue(deps, orderNum);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const sale = await lockUserSale(tx, userId, orderNum);
    const last = await findAfterSale(tx, orderNum);
    if (last?.state === DONE[act]) return;
    await transitionAfterSale(tx, sale, { act, by: "buyer", text }, now);
    if (act !== "escalate" || last === undefined) return;
    const evidence = { owner: { userId }, by: "buyer", step: "escalated" } as const;
    await attachEvidence(tx, { ...evidence, afterSaleId: last.id, imageIds }, now);
  });
  return { order_num: orderNum, state: await stateOf(db, userId, orderNum, now) };
}

async function stateOf(db: Db, userId: number, orderNum: string, now: Date) {
  const sale = await lockUserSale(db, userId, orderNum);
  return sale.kind === "boost"
    ? boostOrderState(sale.order, now)
    : goodsOrderState(sale.order, now);
}
