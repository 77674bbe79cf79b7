import { guardPath } from "@/lib/addresses/path-guard";
import { callPath } from "@/lib/api/call.client";
import { readPayStatus, type VisitorOrder } from "./visitor-order";
import { forgetOrder, rememberOrder } from "./visitor-orders";

/** Updates an order of this window that is not listed as unpaid any more: paid elsewhere, closed, or refunded. */
export async function refreshOrder(order: VisitorOrder): Promise<void> {
  const path = guardPath(order.payStatusApi);
  const result = path === null ? null : await callPath("payStatus", path);
  const read = result?.ok ? readPayStatus(result.data) : null;
  if (read?.outcome) {
    const { kind } = read.outcome;
    rememberOrder({ ...order, status: kind === "refund" ? "refunding" : kind });
  } else if (read?.status === 1) rememberOrder({ ...order, status: "paid" });
  else if (read && read.status !== 0) forgetOrder(order.orderNum);
}
