import { POLL_MS } from "../../lib/purchase/terms/times";
import { expect, test } from "../fixtures";
import { expectRestored, withBackForwardCache } from "../support/back-forward-cache";
import { closeDialog, dialog, openConfirm, orderForQrCode } from "../support/desktop";
import { watchBuilds } from "../support/orders";

test.use({
  launchOptions: ({ launchOptions }, use) => use(withBackForwardCache(launchOptions)),
});

test("restores a goods page whose dialog was open, and it works", async ({
  page,
  buyer: _buyer,
}) => {
  await page.goto("/goodsDetails?goodsId=1011");
  await openConfirm(page);
  await closeDialog(page);
  await expectRestored(page);
  await openConfirm(page);
});

test("polls at once when a page with an open payment is restored", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "后退回来" });
  const orders = watchBuilds(page);
  await orderForQrCode(page, goods_id);
  await page.evaluate(() =>
    // Capturing, to be called before the page's own listener. The last change is that to visible.
    window.addEventListener("visibilitychange", () => performance.mark("restored"), true),
  );
  await expectRestored(page, async () => {
    await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  });
  await expect(dialog(page, "支付成功")).toBeVisible();
  expect(await page.evaluate(readFirstPollDelay)).toBeLessThan(POLL_MS / 2);
});

/** @returns ms from the restoration to the start of the first poll after it */
function readFirstPollDelay(): number {
  const restored = performance.getEntriesByName("restored").at(-1)?.startTime ?? Number.NaN;
  const polls = performance
    .getEntriesByType("resource")
    .filter(({ name, startTime }) => name.includes("/order/pay_status") && startTime >= restored);
  return (polls[0]?.startTime ?? Number.NaN) - restored;
}
