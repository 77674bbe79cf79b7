import { expect, test } from "../fixtures";
import { dialog, orderForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { passPollsUntil } from "../support/page-clock";
import { readQrCode } from "../support/qr-code";

const GOODS = 1011;

test("opens the order on the paying phone without a login when the desktop approves", async ({
  page,
  buyer: _buyer,
  mobile,
}) => {
  await page.clock.install();
  const scan = await orderForQrCode(page, GOODS);
  await mobile.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await mobile.getByRole("button", { name: /确认支付/ }).click();
  await mobile.getByRole("link", { name: "我是买家，查看订单" }).click();
  await expectAccessible(mobile);
  await mobile.getByRole("button", { name: "在电脑上确认" }).click();
  await expect(mobile.getByRole("heading", { name: "请在电脑上确认" })).toBeVisible();
  await expectAccessible(mobile);
  const code = (await mobile.locator(".big-code").textContent()) ?? "";

  const phoneRequest = dialog(page, "支付成功").getByRole("region", { name: "在手机上打开订单" });
  await passPollsUntil(page, () => expect(phoneRequest).toContainText(code, { timeout: 1_000 }));
  await expectAccessible(page, "[role=dialog]");
  await phoneRequest.getByRole("button", { name: "是这部手机" }).click();
  await expect(dialog(page, "支付成功").getByText("已确认，手机会自动打开订单。")).toBeVisible();
  await expect(mobile.getByRole("heading", { name: "订单详情" })).toBeVisible();
});

test("offers the login on the phone when the desktop rejects the phone", async ({
  page,
  buyer: _buyer,
  mobile,
}) => {
  await page.clock.install();
  const scan = await orderForQrCode(page, GOODS);
  await mobile.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await mobile.getByRole("button", { name: /确认支付/ }).click();
  await mobile.getByRole("link", { name: "我是买家，查看订单" }).click();
  await mobile.getByRole("button", { name: "在电脑上确认" }).click();
  const phoneRequest = dialog(page, "支付成功").getByRole("region", { name: "在手机上打开订单" });
  const refuse = phoneRequest.getByRole("button", { name: "不是" });
  await passPollsUntil(page, () => expect(refuse).toBeVisible({ timeout: 1_000 }));
  await refuse.click();
  await expect(mobile.getByText(/电脑上选择了不是这部手机/)).toBeVisible();
  await mobile.getByRole("link", { name: "用手机号登录" }).click();
  await expect(mobile.getByPlaceholder("请输入手机号码")).toBeVisible();
});
