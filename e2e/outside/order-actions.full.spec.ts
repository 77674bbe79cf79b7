import type { Browser, Page } from "@playwright/test";
import { yuanToFen } from "@storefront/contract/money";
import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { callOnPage, logInBySms, orderOnPage } from "./page-buyer";
import { systemsOf } from "./systems";

/** The marketplace as in production, sandbox off: every act of the console on orders and payments. */
test.use({ separateSystems: true });
// Each test logs in at the desktop and at the console.
test.slow();

/** Card secrets that are delivered at once. */
const CARDS = 1014;
/** Delivered by its seller; its price of 1280.00 is above REFUND_APPROVAL_YUAN. */
const MANUAL = 1002;
const FOUND = 1011;

let operators = 0;

/** Logs in a new owner in a browser of its own. */
async function openConsole(browser: Browser, internalSecret: string | undefined): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  operators += 1;
  await logInToConsole(page, await addOperator(`owner-${operators}`, "owner", internalSecret));
  return page;
}

const openOrder = (office: Page, orderNum: string) =>
  office.goto(consoleUrl(`/orders/${orderNum}`));
const openAction = (office: Page, name: string) =>
  office.locator("summary").getByText(name, { exact: true }).click();
/** Reads the amount that is left to refund, in yuan, from the open form. */
const leftYuan = async (office: Page) =>
  /全额退款 ¥([\d.]+)/.exec((await office.locator("details[open]").textContent()) ?? "")?.[1] ?? "";
const fenOf = (yuan: string) => yuanToFen(yuan) ?? 0;
const done = (office: Page) => office.getByRole("status");

test("extends a deadline, delivers, refunds in part, and the rest when a second owner approves", async ({
  page,
  browser,
  product,
}) => {
  const { smsCode, pay, refundedFen } = systemsOf(product);
  const first = await openConsole(browser, product?.internalSecret);
  const second = await openConsole(browser, product?.internalSecret);
  await logInBySms(page, newPhone(), smsCode);
  const orderNum = await orderOnPage(page, MANUAL);
  await pay(orderNum);

  await openOrder(first, orderNum);
  await openAction(first, "延长期限");
  await first.getByRole("textbox", { name: "延长几小时" }).fill("3");
  await first.getByRole("button", { name: "延长", exact: true }).click();
  await expect(done(first)).toContainText("期限已延长");
  await first.getByRole("textbox", { name: "交付内容" }).fill("账号 frost 密码请看手机");
  await first.getByRole("button", { name: "交付", exact: true }).click();
  await expect(done(first)).toContainText("已交付");

  const refund = async (yuan: string) => {
    await openOrder(first, orderNum);
    await openAction(first, "退款");
    await first.getByRole("textbox", { name: "退款金额（元）", exact: true }).fill(yuan);
    await first.getByRole("textbox", { name: "再输入一次退款金额" }).fill(yuan);
    await first.getByRole("textbox", { name: "理由（买家会看到）" }).fill("少了一款皮肤");
    await first.getByRole("button", { name: "退款", exact: true }).click();
  };
  await refund("1280.01");
  await expect(first.getByRole("alert").first()).toContainText("最多还能退");
  await refund("5");
  await expect(done(first)).toContainText("已退款");
  await expect.poll(() => refundedFen(orderNum)).toBe(500);
  await refund("1275.00");
  await expect(done(first)).toContainText("等待另一位负责人批准");
  await expect(first.getByText("提出的人不能批准自己的退款")).toBeVisible();
  await expect(first.getByRole("button", { name: "批准并退款" })).toHaveCount(0);
  expect(await refundedFen(orderNum)).toBe(500);

  await openOrder(second, orderNum);
  await second.getByRole("textbox", { name: /再输入一次退款金额（¥1275/ }).fill("1275");
  await second.getByRole("button", { name: "批准并退款" }).click();
  await expect(done(second)).toContainText("已批准并退款");
  await expect.poll(() => refundedFen(orderNum)).toBe(128_000);
  const { unread } = await callOnPage(page, "unreadMessages", {});
  expect(unread).toBeGreaterThan(0);
});

test("exchanges a secret, and cancels orders that are paid or not", async ({
  page,
  browser,
  product,
}) => {
  const { smsCode, pay, refundedFen } = systemsOf(product);
  const office = await openConsole(browser, product?.internalSecret);
  await logInBySms(page, newPhone(), smsCode);

  const unpaid = await orderOnPage(page, CARDS);
  await openOrder(office, unpaid);
  await openAction(office, "取消订单");
  await office.getByRole("button", { name: "取消订单" }).click();
  await expect(done(office)).toContainText("已取消");

  const orderNum = await orderOnPage(page, CARDS);
  await pay(orderNum);
  await openOrder(office, orderNum);
  await openAction(office, "更换卡密");
  await office.getByRole("button", { name: "更换卡密" }).click();
  await expect(done(office)).toContainText("原来的卡密作废");

  await openAction(office, "取消订单");
  const yuan = await leftYuan(office);
  await office.getByRole("textbox", { name: "再输入一次退款金额" }).first().fill(yuan);
  await office.getByRole("textbox", { name: "理由（买家会看到）" }).first().fill("卖家缺货");
  await office.getByRole("button", { name: "取消并全额退款" }).click();
  await expect(done(office)).toContainText("已退款");
  await expect.poll(() => refundedFen(orderNum)).toBe(fenOf(yuan));
});

test("applies a payment that nobody notified, and refunds one of a wrong amount", async ({
  page,
  browser,
  product,
}) => {
  const { smsCode, pay, changeAmount, refundedFen } = systemsOf(product);
  const office = await openConsole(browser, product?.internalSecret);
  await logInBySms(page, newPhone(), smsCode);
  const lookUp = async (orderNum: string) => {
    await office.goto(consoleUrl("/reconcile"));
    await office.getByRole("textbox", { name: "订单号" }).fill(orderNum);
    await office.getByRole("button", { name: "查询渠道" }).click();
    await expect(office.getByText("已付款").first()).toBeVisible();
  };
  const settle = async (yuan: string, act: "入账" | "退款") => {
    await office.getByRole("textbox", { name: "再输入一次渠道收到的金额（元）" }).fill(yuan);
    await office.getByRole("button", { name: act, exact: true }).click();
  };

  const unnoticed = await orderOnPage(page, FOUND);
  await pay(unnoticed, "lost");
  await lookUp(unnoticed);
  await settle("6", "入账");
  await expect(office.getByRole("alert").first()).toContainText("与渠道收到的金额不一致");
  await settle("5.00", "入账");
  await expect(done(office)).toContainText("已经入账");
  const { pay_status } = await callOnPage(page, "payStatus", { order_num: unnoticed });
  expect(pay_status).toBe(1);

  const wrong = await orderOnPage(page, FOUND);
  await pay(wrong, "lost");
  await changeAmount(wrong, "3.00");
  await lookUp(wrong);
  await expect(office.getByText("金额与订单不符，只能退款")).toBeVisible();
  await settle("3", "退款");
  await expect(done(office)).toContainText("已登记退款");
  await expect.poll(() => refundedFen(wrong), { timeout: 70_000 }).toBe(300);
});
