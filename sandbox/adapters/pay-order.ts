import { ApiError } from "@storefront/contract/api-error";
import { ERRORS } from "@storefront/contract/codes";
import { yuanToFen } from "@storefront/contract/money";
import type { Db } from "@storefront/marketplace/database/db";
import { paymentNotices } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { desc, eq } from "drizzle-orm";
import type { CallbackOutcome } from "../calls/declared/order-calls";
import type { CallbackName } from "../payments/callbacks";
import type { Delivery } from "../payments/outbox";
import { failTrade, findTrade, payTrade } from "../payments/pay-trade";
import type { SimulatedPayments } from "../payments/simulate-payments";

interface Payment {
  orderNum: string;
  outcome: "paid" | "failed";
  /** In yuan, as a number or text; defaults to the order's own amount. */
  amount?: string | number | undefined;
  /** What happens to the callback. "forged": nobody pays, and the callback has a stranger's signature. */
  notice?: CallbackName | "forged" | undefined;
}

/** A marketplace and the simulated providers that it is a merchant of. */
interface Shop {
  deps: Pick<Deps, "db" | "background">;
  simulators: SimulatedPayments["simulators"];
}

/**
 * Pays an order in the cashier of its simulated provider, which notifies the marketplace in the provider's own
 * protocol. Paying again repeats the callback; paying after the trade was closed simulates a payment that was
 * already in flight. With `failed` no money moves: Alipay closes the trade and notifies, WeChat Pay reports it only
 * when queried.
 * @throws ApiError `orderNotFound` when no simulated provider has a trade of the order
 */
export async function payOrder(
  { deps, simulators }: Shop,
  { orderNum, outcome, amount, notice }: Payment,
): Promise<CallbackOutcome> {
  const simulator = await findTrade(simulators, orderNum);
  if (!simulator) throw new ApiError("orderNotFound");
  if (outcome === "failed") {
    await failTrade(simulators, orderNum);
    return { http: 200, code: 0, msg: "ok", result: "failed_recorded" };
  }
  const amountFen = amount === undefined ? undefined : (yuanToFen(amount) ?? undefined);
  const delivery = await payTrade(simulators, { orderNum, notice, amountFen });
  // For callers that read the order next; the provider had its answer before.
  await deps.background.settled();
  return outcomeOf(deps.db, orderNum, delivery ?? null);
}

async function outcomeOf(
  db: Db,
  orderNum: string,
  delivery: Delivery | null,
): Promise<CallbackOutcome> {
  if (!delivery?.accepted) {
    const { code, msg } = ERRORS.callbackRefused;
    return { http: delivery?.status ?? 0, code, msg, result: null };
  }
  const [recorded] = await db
    .select({ result: paymentNotices.result })
    .from(paymentNotices)
    .where(eq(paymentNotices.orderNum, orderNum))
    .orderBy(desc(paymentNotices.id))
    .limit(1);
  return { http: delivery.status, code: 0, msg: "ok", result: recorded?.result ?? null };
}
