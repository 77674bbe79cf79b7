import { expect, test } from "../fixtures";
import { orderForQrCode } from "../support/desktop";
import { countCalls } from "../support/orders";
import { passPoll } from "../support/page-clock";

test("stops polling when the scan dialog is closed by Esc", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "付款时关掉" });
  await page.clock.install();
  const scan = await orderForQrCode(page, goods_id);
  const polls = countCalls(page, "/v1/order/pay_status");
  await passPoll(page, polls);
  await page.keyboard.press("Escape");
  await expect(scan).toBeHidden();
  const before = polls.count;
  // Time for ten polls. Any poll the page sent would be counted before a later fetch is answered.
  await page.clock.runFor(30_000);
  await page.evaluate(() => fetch("/healthz"));
  expect(polls.count).toBe(before);
});
