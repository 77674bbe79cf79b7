import type { Deps } from "@storefront/marketplace/deps";
import { deliverOrder } from "@storefront/marketplace/orders/orders";
import { transitionBySellerOrOperator } from "@storefront/marketplace/refunds/refunds";
import { confirmReturn, renewSecret } from "@storefront/marketplace/rentals/rentals";
import type { SandboxInput } from "../calls/sandbox-calls";

type SellerAction = Exclude<SandboxInput<"actAsSeller">, { idle: boolean }>;

/**
 * Delivers an order by hand, answers the refund request of its buyer, or checks a returned account: `text` is its new
 * login code, "" when the next one is handed over.
 * @throws ApiError when the marketplace refuses the seller's action
 */
export async function performSellerAction(
  deps: Pick<Deps, "db" | "clock">,
  { order_num, act, text }: SellerAction,
): Promise<void> {
  if (act === "deliver") return deliverOrder(deps, order_num, text || "已交付，请登录核对。");
  if (act === "confirm_return" || act === "change_password") {
    return deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      if (act === "confirm_return") await confirmReturn(tx, order_num, now);
      else await renewSecret(tx, order_num, text === "" ? null : text, now);
    });
  }
  const answer = { refund: "accept", refuse: "refuse" } as const;
  return transitionBySellerOrOperator(deps, order_num, {
    act: answer[act],
    by: "seller",
    text: text || (act === "refund" ? "" : "卖家不同意退款"),
  });
}
