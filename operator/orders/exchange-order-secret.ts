import { ApiError } from "@storefront/contract/api-error";
import { exchangeSecret } from "@storefront/marketplace/fulfilment/fulfilment";
import type { Actor } from "../audit/record-audit";
import { type ActionDeps, performOrderAction } from "./perform-order-action";

/**
 * Gives the buyer another card secret in place of one that does not work. The audit log has ids and place, never a
 * secret.
 * @throws ApiError `orderNotFound`; `orderClosed` when the order has no such secret or no spare one is left
 */
export const exchangeOrderSecret = (
  deps: ActionDeps,
  actor: Actor,
  orderNum: string,
  secretId: number,
): Promise<void> =>
  performOrderAction(deps, actor, { orderNum, act: "exchange" }, async ({ tx, sale, now }) => {
    if (sale.kind !== "goods") throw new ApiError("orderClosed");
    const place = await exchangeSecret(tx, sale.order, secretId, now);
    const which = sale.order.quantity > 1 ? `第 ${place} 个卡密` : "卡密";
    return {
      action: "order.exchange",
      before: { secret_id: secretId },
      after: { place },
      notification: `您订单里的${which}已经更换，原来的已作废。请在手机上打开订单查看新的卡密。`,
    };
  });
