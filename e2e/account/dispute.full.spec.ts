import type { Locator, Page } from "@playwright/test";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { type ApiBuyer, succeeded } from "../support/api-buyer";
import { dialog, openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { buyUndelivered, watchBuilds } from "../support/orders";

const openOrder = (page: Page, orderNum: string) =>
  page.goto(brandUrl(onBrand("mima"), `/account/orders/${orderNum}`));
const state = (page: Page): Locator => page.getByRole("region", { name: "订单状态" });
const request = (page: Page): Locator => page.getByRole("region", { name: "退款售后" });

async function buyDelivered(buyer: ApiBuyer, deliver: (num: string) => Promise<unknown>) {
  const [orderNum = ""] = await buyUndelivered(buyer, "交付过的账号");
  await deliver(orderNum);
  return orderNum;
}

test.afterEach(({ sandbox }) => sandbox.sellerIdle(false));

test("buys, disputes, escalates and is refunded in part, on the desktop alone", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  // Uses the console in a second window.
  test.slow();
  const { goods_id } = await sandbox.list({ goods_name: "曜日战歌安卓账号" });
  await sandbox.sellerIdle(true);
  const builds = watchBuilds(page);
  await openGoods(page, goods_id);
  await openConfirm(page);
  await submitForQrCode(page);
  const orderNum = builds[0]?.order_num ?? "";
  await sandbox.pay(orderNum, "paid");
  await dialog(page, "支付成功").getByRole("link", { name: "查看订单详情" }).click();
  await sandbox.deliver(orderNum);
  await expect(state(page)).toContainText("待确认收货", { timeout: 15_000 });

  await page.getByRole("button", { name: "申请售后" }).click();
  const form = dialog(page, "申请售后");
  await expect(form).toContainText("最多可退 ¥10.00");
  await form.getByRole("radio", { name: "无法使用" }).check();
  await form.getByRole("textbox", { name: "问题说明" }).fill("登录时提示密码错误");
  const files = form.getByLabel(/选择图片/);
  await files.setInputFiles({ name: "空.png", mimeType: "image/png", buffer: Buffer.alloc(0) });
  await expect(form).toContainText("「空.png」是空文件（0 字节）");
  const notPicture = { mimeType: "image/png", buffer: Buffer.from("not a picture") };
  await files.setInputFiles({ name: "假.png", ...notPicture });
  await expect(form).toContainText("「假.png」没有上传");
  const buffer = await page.screenshot();
  await files.setInputFiles({ name: "screen.png", mimeType: "image/png", buffer });
  await expect(form.getByRole("img", { name: "图片 1" })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "问题说明" })).toHaveValue("登录时提示密码错误");
  await expectAccessible(page, "[role=dialog]");
  await form.getByRole("button", { name: "下一步：核对" }).click();
  const preview = dialog(page, "核对：申请售后");
  await expect(preview).toContainText("登录时提示密码错误");
  await expectAccessible(page, "[role=dialog]");
  await preview.getByRole("button", { name: "提交申请" }).click();
  await expect(state(page)).toContainText("退款：待卖家处理");
  await expect(request(page).getByRole("img", { name: /我提供的图片 1/ })).toBeVisible();

  await sandbox.answerRefund(orderNum, "refuse", "账号经核实可以登录");
  await expect(request(page)).toContainText("账号经核实可以登录", { timeout: 15_000 });
  await expectAccessible(page);
  await request(page).getByRole("button", { name: "申请平台介入" }).click();
  const escalation = dialog(page, "申请平台介入");
  await escalation.getByRole("textbox", { name: "补充说明" }).fill("换了设备也登录不上");
  await escalation.getByRole("button", { name: "下一步：核对" }).click();
  await dialog(page, "核对：申请平台介入").getByRole("button", { name: "申请平台介入" }).click();
  await expect(state(page)).toContainText("退款：平台处理中");

  const office = await page.context().newPage();
  await logInToConsole(office, await addOperator("owner-desktop-disputes", "owner"));
  await office.goto(consoleUrl(`/after-sales/${orderNum}`));
  await office.getByRole("textbox", { name: "退款金额", exact: true }).fill("4.00");
  await office.getByRole("textbox", { name: "再输入一次退款金额" }).first().fill("4.00");
  await office.getByRole("textbox", { name: "理由" }).fill("双方各有责任，部分退款");
  await office.getByRole("button", { name: "裁决" }).click();
  await expect(office.getByRole("status")).toContainText("已裁决");

  await expect(request(page)).toContainText("双方各有责任，部分退款", { timeout: 15_000 });
  await expect(request(page)).toContainText("¥4.00");
  await expect(page.getByRole("region", { name: "退款记录" })).toContainText("¥4.00");
  await expect(page.getByRole("button", { name: "申请售后" })).toHaveCount(0);
});

test("confirms no receipt on a double click, and names what follows first", async ({
  page,
  buyer,
  sandbox,
}) => {
  const orderNum = await buyDelivered(buyer, sandbox.deliver);
  await openOrder(page, orderNum);
  await state(page).getByRole("button", { name: "确认收货" }).dblclick();
  const question = dialog(page, "确认收货");
  await expect(question).toContainText("货款就付给卖家");
  await expect(question).toContainText("¥10.00");
  await expectAccessible(page, "[role=dialog]");
  expect(succeeded(await buyer.call("orderDetail", { order_num: orderNum })).status).toBe(
    "delivered",
  );
  await question.getByRole("button", { name: "已核对，确认收货" }).click();
  await expect(state(page)).toContainText("已完成");
  await expect(state(page)).toBeFocused();
});

test("withdraws a request, and tells the second window what the phone has done", async ({
  page,
  buyer,
  sandbox,
}) => {
  const orderNum = await buyDelivered(buyer, sandbox.deliver);
  const order = { order_num: orderNum };
  await openOrder(page, orderNum);
  await page.getByRole("button", { name: "申请售后" }).click();
  const form = dialog(page, "申请售后");
  await form.getByRole("radio", { name: "无法使用" }).check();
  await form.getByRole("textbox", { name: "问题说明" }).fill("电脑上写的");
  await form.getByRole("button", { name: "下一步：核对" }).click();
  const sent = { ...order, reason: "other", text: "手机上写的" } as const;
  succeeded(await buyer.call("orderRefund", sent));
  const preview = dialog(page, "核对：申请售后");
  await preview.getByRole("button", { name: "提交申请" }).click({ force: true });
  await expect(preview.getByRole("alert")).toContainText("别处");
  await expect(preview).toContainText("电脑上写的");
  await page.keyboard.press("Escape");
  await expect(request(page)).toContainText("手机上写的");

  await request(page).getByRole("button", { name: "撤销申请" }).click();
  await dialog(page, "撤销申请").getByRole("button", { name: "确认撤销" }).click();
  await expect(state(page)).toContainText("待确认收货");
  await expect(page.getByRole("button", { name: "申请售后" })).toBeVisible();
});
