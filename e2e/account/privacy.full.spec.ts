import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { expect, test } from "../fixtures";
import { dialog } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin } from "../support/mobile-page";
import { buyUndelivered, orderByApi } from "../support/orders";
import { message, sessionEntry } from "../support/session";

const CARD = 1011;

const openPrivacy = async (page: Page) => {
  await page.goto("/account/privacy");
  return page.getByRole("main");
};

const openPhone = async (mobile: Page, path: string, number: string) => {
  await mobile.goto(`${deployment.apiUrl}/phone/privacy${path}`);
  await oneTapLogin(mobile, number);
};

test("shows the buyer's data on the desktop and saves it as a file", async ({ page, buyer }) => {
  const orderNum = await orderByApi(buyer, CARD);
  const main = await openPrivacy(page);
  await expect(main.getByText("同意的协议版本")).toBeVisible();
  await main.getByRole("button", { name: "查看我的资料" }).click();
  await expect(main.getByRole("cell", { name: orderNum })).toBeVisible();
  await expect(main.getByRole("cell", { name: buyer.phone })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: "下载 JSON 文件" }).click(),
  ]);
  const { sections } = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(sections[0].rows[0]).toMatchObject({ phone: buyer.phone });
});

test("tells of a delivery by SMS once the buyer has chosen it", async ({
  page,
  mobile,
  buyer,
  sandbox,
}) => {
  const choice = (await openPrivacy(page)).getByRole("switch", { name: "交付短信" });
  await choice.click();
  await expect(choice).toBeChecked();
  await expectAccessible(page);
  const [orderNum = ""] = await buyUndelivered(buyer, "手工交付");
  await sandbox.deliver(orderNum);
  await expect(async () => {
    await mobile.goto(`${deployment.apiUrl}/phone/inbox`);
    const notice = mobile.getByText(
      `订单（尾号 ${orderNum.slice(-6)}）已交付，请用手机查看并核对。`,
    );
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("names an unfinished order and the way out, then closes the account on the desktop", async ({
  page,
  buyer,
  sandbox,
}) => {
  const orderNum = await orderByApi(buyer, CARD);
  let main = await openPrivacy(page);
  await expect(main.getByText("现在不能注销，请先办完")).toBeVisible();
  await expect(main.getByRole("link", { name: "没有结束的订单" })).toHaveAttribute(
    "href",
    "/account/orders",
  );
  await buyer.call("orderCancel", { order_num: orderNum });
  main = await openPrivacy(page);
  await main.getByRole("button", { name: "获取验证码" }).click();
  await expect(message(page, "验证码已发送")).toBeVisible();
  await main.getByRole("textbox", { name: "验证码" }).fill(await sandbox.smsCode(buyer.phone));
  await main.getByRole("button", { name: "确认注销" }).click();
  await expect(main.getByRole("alert")).toHaveText(["", "", "请输入“注销账号”"]);
  await main.getByRole("textbox", { name: /输入“注销账号”/ }).fill("注销账号");
  await expectAccessible(page);
  await main.getByRole("button", { name: "确认注销" }).dblclick();
  const asked = dialog(page, "注销账号");
  await expect(asked).toContainText("不能撤回");
  await expectAccessible(page, "[role=dialog]");
  await asked.getByRole("button", { name: "注销这个账号" }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(sessionEntry(page)).toBeVisible();
  expect((await buyer.call("profile", {})).code).toBe(50000);
});

test("shows the data on the phone, and closes the account there", async ({
  mobile,
  buyer,
  sandbox,
}) => {
  await openPhone(mobile, "", buyer.phone);
  await mobile.getByRole("link", { name: /导出资料/ }).click();
  await expect(mobile.getByText(buyer.phone)).toBeVisible();
  await expectAccessible(mobile);
  await mobile.goto(`${deployment.apiUrl}/phone/privacy/close`);
  await mobile.getByRole("button", { name: "获取验证码" }).click();
  await expect(mobile.getByText("验证码已发送")).toBeVisible();
  await expectAccessible(mobile);
  await mobile.getByLabel("验证码").fill(await sandbox.smsCode(buyer.phone));
  await mobile.getByLabel(/输入“注销账号”/).fill("注销账号");
  await mobile.getByRole("button", { name: "确认注销" }).click();
  await expect(mobile.getByRole("heading", { name: "账号已经注销" })).toBeVisible();
  expect((await buyer.call("profile", {})).code).toBe(50000);
});

test("requires consent once when the agreements have changed", async ({ page, buyer }) => {
  const answer = await buyer.call("profile", {});
  const older = { ...answer, data: { ...answer.data, agreed_version: "2025-01-01" } };
  await page.route("**/api/v1/user/profile", (route) => route.fulfill({ json: older }));
  await page.goto("/corporate-information");
  const asked = dialog(page, "用户协议与隐私政策有更新");
  await expect(asked.getByRole("link", { name: "《隐私政策》" })).toHaveAttribute("href", "/pa");
  await expectAccessible(page);
  await page.unroute("**/api/v1/user/profile");
  await asked.getByRole("button", { name: "同意并继续" }).click();
  await expect(asked).toBeHidden();
});
