import { deployment } from "@storefront/testbed/deployment/deployment";
import { expect, test } from "../fixtures";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin } from "../support/mobile-page";

test("shows the reply to a desktop question on the phone, and continues the conversation there", async ({
  page,
  mobile,
  buyer,
  sandbox,
}) => {
  // Uses two devices and a login, and waits for polling on both.
  test.slow();
  const { goods_id } = await sandbox.list({ goods_name: "问过再买" });
  await openGoods(page, goods_id);
  await page.getByRole("button", { name: "店铺客服" }).click();
  const panel = dialog(page, "客服会话");
  const field = panel.getByRole("textbox", { name: "消息内容" });
  await field.fill("还有货吗 https://example.com");
  await field.press("Enter");
  await expect(panel.getByText(/消息已收到/)).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(panel.getByRole("log").getByRole("link")).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  // The simulated seller answers.
  await sandbox.advanceClock(30);
  await mobile.goto(`${deployment.apiUrl}/phone/messages`);
  await oneTapLogin(mobile, buyer.phone);
  await expect(async () => {
    await mobile.reload();
    await expect(mobile.getByRole("img", { name: /条未读消息/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(mobile);
  await page.reload();
  await expect(page.getByRole("img", { name: /条未读消息/ })).toBeVisible();

  await mobile.getByRole("link", { name: /问过再买/ }).click();
  await expect(mobile.getByText("还有货吗 https://example.com")).toBeVisible();
  await expect(mobile.getByText(/正在为您核实/)).toBeVisible();
  await expectAccessible(mobile);
  await page.getByRole("button", { name: "店铺客服" }).click();
  await expect(panel.getByText(/正在为您核实/)).toBeVisible();

  await mobile.getByLabel("消息", { exact: true }).last().fill("从手机上问");
  await mobile.getByRole("button", { name: "发送" }).click();
  await expect(mobile.getByText("从手机上问")).toBeVisible();
  await expect(panel.getByText("从手机上问")).toBeVisible();
});
