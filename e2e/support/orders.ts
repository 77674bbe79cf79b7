import type { Page, Request } from "@playwright/test";
import { placeOrder } from "@storefront/testbed/buyer/buy";
import { sandbox } from "@storefront/testbed/deployment/sandbox";
import { type ApiBuyer, succeeded } from "./api-buyer";

/** Records the orders that a page submits. @returns a live list */
export function watchBuilds(page: Page): { order_num: string }[] {
  const sent: { order_num: string }[] = [];
  page.on("request", (request: Request) => {
    if (request.url().endsWith("/v1/order/build")) {
      sent.push(request.postDataJSON() as { order_num: string });
    }
  });
  return sent;
}

/** Counts the page's requests to a path. @returns a live counter */
export function countCalls(page: Page, path: string): { count: number } {
  const calls = { count: 0 };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.count += 1;
  });
  return calls;
}

/** Orders one piece through the API, to be paid by QR code. @returns the order number */
export async function orderByApi(buyer: ApiBuyer, goods_id: number): Promise<string> {
  return (await placeOrder(buyer, { goods_id })).order.order_num;
}

/** Returns 1 once the order is paid. */
export async function payStatus(buyer: ApiBuyer, order_num: string): Promise<number> {
  return succeeded(await buyer.call("payStatus", { order_num })).pay_status;
}

/** Buys pieces of a new listing, which wait for their seller: from here on the test acts as it. @returns the order numbers */
export async function buyUndelivered(buyer: ApiBuyer, name: string, pieces = 1): Promise<string[]> {
  const { goods_id } = await sandbox.list({ goods_name: name });
  await sandbox.sellerIdle(true);
  const orders: string[] = [];
  for (let piece = 0; piece < pieces; piece += 1) orders.push(await orderByApi(buyer, goods_id));
  for (const order of orders) await sandbox.pay(order, "paid");
  return orders;
}
