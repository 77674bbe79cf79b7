import { PATHS } from "../../contract/paths";
import { expect, test } from "../fixtures";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

test("says so in place when a coupon is gone", async ({ page }) => {
  await openGoods(page, 1001);
  await page.getByRole("button", { name: /^领券/ }).click();
  const panel = dialog(page, "领取优惠券");
  await page.route(`**/api${PATHS.receiveEnvelope.path}`, (route) =>
    route.fulfill({ status: 409, json: { code: 30411, msg: "优惠券已被领完", data: null } }),
  );
  const claim = panel.getByRole("button", { name: "领取 曜日点券大额券" });
  await claim.click();
  await expect(panel.getByText("优惠券已被领完")).toBeVisible();
  await expect(claim).toBeDisabled();
  await expectAccessible(page);
});
