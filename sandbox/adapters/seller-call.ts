import { AFTER_SALE_TEXT_LENGTH } from "@storefront/contract/after-sale";
import { text } from "@storefront/contract/fields";
import { orderNumRequest } from "@storefront/contract/placed-order";
import type { Deps } from "@storefront/marketplace/deps";
import { transitionBySellerOrOperator } from "@storefront/marketplace/services/after-sales/transition-by-seller-or-operator";
import { deliverOrder } from "@storefront/marketplace/services/delivery/deliver-order";
import { confirmReturn } from "@storefront/marketplace/services/rent/confirm-return";
import { renewSecret } from "@storefront/marketplace/services/rent/renew-secret";
import * as z from "zod";

/** `idle` pauses or resumes the simulated seller; `act` does what a seller would do about one order. */
export const sellerRequest = z.union([
  z.object({ idle: z.boolean() }),
  orderNumRequest.extend({
    act: z.enum(["deliver", "refund", "refuse", "confirm_return", "change_password"]),
    text: text(AFTER_SALE_TEXT_LENGTH).default(""),
  }),
]);

type SellerAction = Exclude<z.output<typeof sellerRequest>, { idle: boolean }>;

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
