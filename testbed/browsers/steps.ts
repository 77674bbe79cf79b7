import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { brandUrl } from "../deployment/deployment";
import { newPhone, sandbox } from "../deployment/sandbox";
import type { BrowserPage } from "./browser-page";
import { callInPage, waitUntil } from "./in-page";
import { click, fill, waitForText } from "./page-actions";

/** A part of the journey; a step begins where the one before it ended. */
export interface Step {
  name: string;
  run(page: BrowserPage): Promise<void>;
}

const BRAND = "mima";
/** Of the notice for browsers below the supported ones. */
export const NOTICE = "极速模式";

const createPageStep = (name: string, path: string, text: string): Step => ({
  name,
  run: async (page) => {
    await page.goto(brandUrl(onBrand(BRAND), path));
    await waitForText(page, text);
  },
});

export const PAGE_STEPS: readonly Step[] = [
  createPageStep("goods", "/goodsDetails?goodsId=1001", "立即购买"),
  createPageStep("boost", "/practicePage", "查看价格并下单"),
  createPageStep("landing", "/index_m", "下载"),
];

/** Login and purchase, which need all scripts. */
export const PURCHASE_STEPS: readonly Step[] = [
  { name: "login", run: logIn },
  { name: "confirm", run: openConfirm },
  { name: "pay", run: pay },
];

async function logIn(page: BrowserPage): Promise<void> {
  const { goods_id } = await sandbox.list({ goods_name: "浏览器测试商品" });
  await page.goto(brandUrl(onBrand(BRAND), `/goodsDetails?goodsId=${goods_id}`));
  await click(page, "登录");
  const phone = newPhone();
  await fill(page, "请输入手机号码", phone);
  await click(page, "获取验证码");
  await waitForText(page, "验证码已发送");
  await fill(page, "请输入验证码", await sandbox.smsCode(phone));
  await click(page, "登录");
  await waitForText(page, "登录成功");
}

async function openConfirm(page: BrowserPage): Promise<void> {
  await click(page, "立即购买");
  await waitForText(page, "确认订单");
}

async function pay(page: BrowserPage): Promise<void> {
  await click(page, "提交订单");
  await waitForText(page, "请支付");
  const orderNum = await waitUntil("poll of the payment", () => callInPage(page, readPolledOrder));
  await sandbox.pay(orderNum, "paid");
  await waitForText(page, "支付成功");
}

/** @returns the order number in the page's last poll of the payment, null before the first */
function readPolledOrder(): string | null {
  const polls = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.indexOf("/v1/order/pay_status") >= 0);
  const last = polls[polls.length - 1];
  return last ? new URL(last.name).searchParams.get("order_num") : null;
}
