import { PATHS } from "../../contract/paths";
import { expect, test } from "../fixtures";
import { confirmDialog, dialog, logIn, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { newPhone } from "../support/sandbox";

const GOODS = 1001;

test("coupons are claimed after a login that 50109 asks for, and can be used on the order", async ({
  page,
}) => {
  await openGoods(page, GOODS);
  await page.getByRole("button", { name: /^领券/ }).click();
  const panel = dialog(page, "领取优惠券");
  await expect(panel.getByRole("listitem")).toHaveCount(3);

  // Once, as if the session had ended: the panel asks for a login, and the claim goes on by itself.
  await page.route(
    `**/api${PATHS.receiveEnvelope.path}`,
    (route) => route.fulfill({ status: 401, json: { code: 50109, msg: "登录已过期", data: null } }),
    { times: 1 },
  );
  await panel.getByRole("button", { name: "领取 曜日点券专享券" }).click();
  await logIn(page, newPhone());
  await expect(panel.getByText(/^有效期至 /)).toBeVisible();
  await panel.getByRole("button", { name: "领取 官方合作店通用券" }).click();
  await expect(panel.getByText("已领取", { exact: true })).toHaveCount(2);
  await expectAccessible(page);
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

test("the envelope opens after a login, follows the seller, and stays open after a reload", async ({
  page,
}) => {
  await openGoods(page, GOODS);
  const tag = page.getByRole("button", { name: /^关注有礼/ });
  await tag.click();
  const gift = dialog(page, "关注有礼");
  await gift.getByRole("button", { name: "关注并领取" }).click();
  await logIn(page, newPhone());
  await expect(gift.getByText("已关注，券在你的账户里")).toBeVisible();
  await expectAccessible(page);
  await gift.getByRole("button", { name: "继续挑选" }).click();
  await expect(tag).toContainText("已领取");
  await page.reload();
  await expect(tag).toContainText("已领取");
  await page.getByRole("link", { name: "进店" }).click();
  await expect(page.getByRole("button", { name: "关注" })).toHaveAttribute("aria-pressed", "true");
});

test("a coupon that is gone says so in place", async ({ page }) => {
  await openGoods(page, GOODS);
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
