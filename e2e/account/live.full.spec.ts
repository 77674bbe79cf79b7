import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { openGoods } from "../support/desktop";
import { untilStream } from "../support/live-stream";
import { buyUndelivered, orderByApi } from "../support/orders";

const WITHIN = { timeout: 1_000 };

/** Records the streams that pages open. @returns a live list of their addresses */
function watchStreams(...pages: Page[]): string[] {
  const opened: string[] = [];
  for (const page of pages) {
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === "/api/live") opened.push(search);
    });
  }
  return opened;
}

test("follows an order in every tab by one stream, which the next tab takes over", async ({
  page,
  context,
  buyer,
  sandbox,
}) => {
  const orders = await buyUndelivered(buyer, "手工交付", 2);
  const second = await context.newPage();
  const streams = watchStreams(page, second);
  const [first] = await Promise.all([untilStream(page), page.goto("/account/orders")]);
  expect(first.headers()["content-type"]).toContain("text/event-stream");
  await second.goto("/account/orders");
  const [one, two] = orders.map(
    (order) => (tab: Page) =>
      tab.getByRole("main").getByRole("listitem").filter({ hasText: order }),
  );
  if (!one || !two) throw new Error("no orders");
  for (const tab of [page, second]) await expect(one(tab).getByText("已付款")).toBeVisible();
  // The second tab waits for its turn to keep the stream.
  const waiting = () =>
    second.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
  await expect.poll(waiting).toBe(1);

  await sandbox.deliver(orders[0] ?? "");
  for (const tab of [page, second]) {
    await expect(one(tab).getByRole("button", { name: "确认收货" })).toBeVisible(WITHIN);
  }
  expect(streams).toHaveLength(1);

  await Promise.all([untilStream(second), page.close()]);
  await sandbox.deliver(orders[1] ?? "");
  await expect(two(second).getByRole("button", { name: "确认收货" })).toBeVisible(WITHIN);
  expect(streams).toHaveLength(2);
});

test("shows what happened after the page had read and before its stream was open", async ({
  page,
  buyer,
  sandbox,
}) => {
  const [order = ""] = await buyUndelivered(buyer, "手工交付，很快");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: order });
  await page.route("**/api/live*", async (route) => {
    await expect(row.getByText("已付款")).toBeVisible();
    await sandbox.deliver(order);
    await route.continue();
  });
  await Promise.all([untilStream(page), page.goto("/account/orders")]);
  await expect(row.getByRole("button", { name: "确认收货" })).toBeVisible(WITHIN);
});

test("shows a visitor without a login that the open listing is being paid for, and is free again", async ({
  page,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "最后一件，看着它", stock: 1 });
  const other = await ApiBuyer.login();
  await Promise.all([untilStream(page), openGoods(page, goods_id)]);
  await expect(page.getByRole("button", { name: "立即购买" })).toBeEnabled();
  const order_num = await orderByApi(other, goods_id);
  await expect(page.getByRole("button", { name: "有人正在付款" })).toBeDisabled({ timeout: 1_500 });
  succeeded(await other.call("orderCancel", { order_num }));
  await expect(page.getByRole("button", { name: "立即购买" })).toBeEnabled({ timeout: 1_500 });
});
