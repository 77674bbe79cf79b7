import { expect, test } from "../fixtures";
import { confirmDialog, dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const GOODS = 1001;

test("offers coupons in the confirm dialog when they were claimed on the goods page", async ({
  page,
  buyer: _buyer,
}) => {
  await openGoods(page, GOODS);
  await page.getByRole("button", { name: /^领券/ }).click();
  const panel = dialog(page, "领取优惠券");
  await expect(panel.getByRole("listitem")).toHaveCount(3);
  await panel.getByRole("button", { name: "领取 曜日点券专享券" }).click();
  await expect(panel.getByText(/^有效期至 /)).toBeVisible();
  await panel.getByRole("button", { name: "领取 官方合作店通用券" }).click();
  await expect(panel.getByText("已领取", { exact: true })).toHaveCount(2);
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: /^领券/ })).toBeFocused();

  await page.getByRole("radio", { name: /1280 点券/ }).check({ force: true });
  await page.getByRole("button", { name: "立即购买" }).click();
  const confirm = confirmDialog(page);
  await confirm.getByRole("button", { name: /优惠券/ }).click();
  const usable = confirm.getByRole("tabpanel", { name: "可用" });
  await expect(usable.getByText("曜日点券专享券")).toBeVisible();
  await expect(usable.getByText("官方合作店通用券")).toBeVisible();
});
