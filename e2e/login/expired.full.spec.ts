import { LOGIN_EXPIRED_CODES } from "@storefront/contract/code-groups";
import { PATHS } from "@storefront/contract/http/paths";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { logIn, openGoods } from "../support/desktop";
import { countCalls } from "../support/orders";
import { giveDeadSession, loginDialog } from "../support/session";
import { COLLECT, expectOneLoginDialog, GOODS } from "./expired-calls";

for (const code of LOGIN_EXPIRED_CODES) {
  test(`removes both cookies once and opens one dialog when several calls answer ${code}`, async ({
    page,
  }) => {
    await expectOneLoginDialog(page, code);
  });
}

test("collects once after the login when the server no longer knows the token", async ({
  page,
  buyer: _buyer,
}) => {
  const collects = countCalls(page, COLLECT);
  // Wait for the buyer's own detail, then invalidate the session.
  const getVisitorDetail = page.waitForResponse((response) =>
    response.url().includes(PATHS.goodsDetail.path),
  );
  await openGoods(page, GOODS);
  await (await getVisitorDetail).finished();
  const star = page.getByRole("button", { name: "收藏" });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await giveDeadSession(page);
  const refused = page.waitForResponse((response) => response.url().includes(COLLECT));
  await star.click();
  expect((await (await refused).json()).code).toBe(50000);
  await logIn(page, newPhone());
  await expect(star).toHaveAttribute("aria-pressed", "true");
  expect(collects.count).toBe(2);
  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  expect(collects.count).toBe(2);
});

test("collects nothing and does not prompt again when the visitor closes the login dialog", async ({
  page,
}) => {
  const collects = countCalls(page, COLLECT);
  await openGoods(page, GOODS);
  const star = page.getByRole("button", { name: "收藏" });
  await star.click();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(loginDialog(page)).toBeHidden();
  await expect(star).toBeFocused();
  await expect(star).toHaveAttribute("aria-pressed", "false");
  expect(collects.count).toBe(1);
});
