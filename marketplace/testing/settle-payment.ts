import type { Deps } from "../deps";
import { findPayable } from "../services/orders/find-payable";

/** Settles an order as paid, without a provider. */
export async function settlePayment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  orderNum: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const payable = await findPayable(tx, orderNum);
    if (!payable) throw new Error(`no order ${orderNum}`);
    await payable.settle(clock.now());
  });
}
