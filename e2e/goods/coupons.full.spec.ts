import { PATHS } from "@storefront/contract/http/paths";
import { expect, test } from "../fixtures";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const GOODS = 1001;

test("shows the error beside the coupon when none is left to claim", async ({ page }) => {
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

test("follows the seller, and still does after a reload, when the follow gift is claimed", async ({
  page,
  buyer: _buyer,
}) => {
  await openGoods(page, GOODS);
  const tag = page.getByRole("button", { name: /^关注有礼/ });
  await tag.click();
  const gift = dialog(page, "关注有礼");
  await gift.getByRole("button", { name: "关注并领取" }).click();
  await expect(gift.getByText("已关注，券在你的账户里")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await gift.getByRole("button", { name: "继续挑选" }).click();
  await expect(tag).toContainText("已领取");
  await page.reload();
  await expect(tag).toContainText("已领取");
  await page.getByRole("link", { name: "进店" }).click();
  await expect(page.getByRole("button", { name: "关注" })).toHaveAttribute("aria-pressed", "true");
});
