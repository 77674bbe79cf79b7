import { deployment } from "@storefront/testbed/deployment/deployment";
import { startWorkerStorefront } from "@storefront/testbed/deployment/worker-storefront";
import { expect, test } from "../fixtures";
import { dialog, openConfirm, submitForQrCode } from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { passPollsUntil } from "../support/page-clock";

test("completes a purchase when the build runs under next start, without our server", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  // Starts another storefront, which renders its first page.
  test.slow();
  const storefront = await startWorkerStorefront(deployment.apiUrl, {}, "next start");
  const orders = watchBuilds(page);
  await page.clock.install();
  // Cookies ignore ports, so the buyer is logged in here too.
  await page.goto(`http://mima.localhost:${storefront.port}/goodsDetails?goodsId=1013`);
  await openConfirm(page);
  await submitForQrCode(page);
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  const success = dialog(page, "支付成功");
  await passPollsUntil(page, () => expect(success).toBeVisible({ timeout: 1_000 }));
  await storefront.stop();
});
