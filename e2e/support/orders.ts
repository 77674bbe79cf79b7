import type { Page, Request } from "@playwright/test";

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

/** @returns how often the page has asked for the path so far, growing as it asks */
export function countCalls(page: Page, path: string): { count: number } {
  const calls = { count: 0 };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.count += 1;
  });
  return calls;
}
