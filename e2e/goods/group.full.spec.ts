import { PATHS } from "@storefront/contract/http/paths";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin, openMobilePage, payAtCashier } from "../support/mobile-page";
import { passPollsUntil } from "../support/page-clock";
import { readQrCode } from "../support/qr-code";

const DAY_S = 86_400;

// The test joins the first group of the list; groups of other tests expire within a day.
test.beforeEach(({ sandbox }) => sandbox.advanceClock(DAY_S));

test("delivers card secrets to both buyers when one opens a group by QR code and another joins it", async ({
  page,
  browser,
  mobile: opener,
  buyer: _buyer,
  sandbox,
}) => {
  // Uses three devices, two of which log in, order and pay.
  test.slow();
  // Codes without a ticket: phones of others scan them, too.
  await sandbox.force({ path: PATHS.issueTicket.path, code: 10503, msg: "", times: 9 });
  await openGoods(page, 1008);
  await expect(page.getByRole("button", { name: "立即购买" })).toHaveText(/单独购买 ¥28\.00/);
  await page.getByRole("button", { name: /2 人拼团 ¥23\.80/ }).click();
  const groups = dialog(page, "扫码拼团");
  const code = groups.getByRole("img", { name: "下单二维码" });
  const open = await readQrCode(code);
  await expectAccessible(page, "[role=dialog]");

  await opener.clock.install();
  await opener.goto(open);
  await oneTapLogin(opener, newPhone());
  await opener.getByRole("button", { name: "支付并开团 ¥23.80" }).click();
  await payAtCashier(opener);
  await expect(opener.getByRole("heading", { name: "拼团中" })).toBeVisible();
  await expect(opener.getByTestId("card-secret")).toHaveCount(0);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /2 人拼团/ }).click();
  await groups.getByRole("button", { name: "去参团" }).first().click();
  await expect(groups.getByText("扫码参加")).toBeVisible();
  const join = await readQrCode(code);
  expect(join).not.toBe(open);

  const friend = await openMobilePage(browser);
  await friend.goto(join);
  await expect(friend.getByRole("heading", { name: "拼团中，还差 1 人" })).toBeVisible();
  await expectAccessible(friend);
  await friend.getByRole("link", { name: "参团 ¥23.80" }).click();
  await oneTapLogin(friend, newPhone());
  await friend.getByRole("button", { name: "支付并参团 ¥23.80" }).click();
  await payAtCashier(friend);
  await friend.getByRole("button", { name: "查看卡密" }).click();
  await expect(friend.getByTestId("card-secret")).toHaveText(/[A-Z0-9-]{12,}/);

  // The opener's page polls the order.
  const secret = opener.getByRole("button", { name: "查看卡密" });
  await passPollsUntil(opener, () => expect(secret).toBeVisible({ timeout: 1_000 }));
  await friend.context().close();
});
