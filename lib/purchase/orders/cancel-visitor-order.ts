import { ERRORS } from "@storefront/contract/codes";
import { call } from "@/lib/api/call.client";
import type { Result } from "@/lib/api/result";
import { withLogin } from "@/lib/session/login-gate";
import { refreshOrder } from "./refresh-order";
import { notifyTabs } from "./tab-channel";
import type { VisitorOrder } from "./visitor-order";
import { forgetOrder, rememberOrder } from "./visitor-orders";

/**
 * Cancels an unpaid order of this window, which frees its reservation at once. An order that turns out to be paid is
 * remembered as such: fulfilled, being fulfilled, or refunded.
 */
export async function cancelVisitorOrder(order: VisitorOrder): Promise<Result<unknown>> {
  const { orderNum, request } = order;
  const result = await withLogin(() => call("orderCancel", { order_num: orderNum }));
  if (result.ok) {
    forgetOrder(orderNum);
    notifyTabs({ kind: "gone", goodsId: request.goodsId, orderNum });
  } else if (result.kind === "refused" && result.code === ERRORS.orderPaid.code) {
    rememberOrder({ ...order, status: "paid" });
    await refreshOrder(order);
  }
  return result;
}
