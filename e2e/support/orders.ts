import type { Page, Request } from "@playwright/test";
import { type ApiBuyer, succeeded } from "./api-buyer";

/** Watches the calls a page makes. @returns the orders it sent, filled as they are sent */
export function watchBuilds(page: Page): { order_num: string }[] {
  const sent: { order_num: string }[] = [];
  page.on("request", (request: Request) => {
    if (request.url().endsWith("/v1/order/build")) {
      sent.push(request.postDataJSON() as { order_num: string });
    }
  });
  return sent;
}

/** @returns how often the page has requested the path so far, growing as it asks */
export function countCalls(page: Page, path: string): { count: number } {
  const calls = { count: 0 };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.count += 1;
  });
  return calls;
}

/** Orders one piece without a browser, to be paid by QR code. @returns the order number */
export async function orderByApi(buyer: ApiBuyer, goods_id: number): Promise<string> {
  const { order_num } = succeeded(await buyer.call("orderConfirm", { goods_id, quantity: 1 }));
  const order = { order_num, goods_id, buy_count: 1, pay_type: 1 };
  return succeeded(await buyer.call("buildOrder", order)).order.order_num;
}

/** @returns 1 once the order is paid */
export async function payStatus(buyer: ApiBuyer, order_num: string): Promise<number> {
  return succeeded(await buyer.call("payStatus", { order_num })).pay_status;
}
