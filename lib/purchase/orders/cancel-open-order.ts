import { ERRORS } from "@storefront/contract/codes";
import { call } from "@/lib/api/call.client";
import type { Result } from "@/lib/api/result";
import { withLogin } from "@/lib/session/login-gate";
import type { OpenOrder } from "./open-order";
import { forgetOrder, rememberOrder } from "./open-orders";
import { refreshOpenOrder } from "./refresh-open-order";
import { notifyTabs } from "./tab-channel";

/**
 * Cancels an unpaid order of this window, which frees its reservation at once. An order that turns out to be paid is
 * remembered as such: fulfilled, being fulfilled, or refunded.
 */
export async function cancelOpenOrder(order: OpenOrder): Promise<Result<unknown>> {
  const { orderNum, request } = order;
  const result = await withLogin(() => call("orderCancel", { order_num: orderNum }));
  if (result.ok) {
    forgetOrder(orderNum);
    notifyTabs({ kind: "gone", goodsId: request.goodsId, orderNum });
  } else if (result.kind === "refused" && result.code === ERRORS.orderPaid.code) {
    rememberOrder({ ...order, status: "paid" });
    await refreshOpenOrder(order);
  }
  return result;
}
