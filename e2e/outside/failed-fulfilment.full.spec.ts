import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { dialog, submitForQrCode } from "../support/desktop";
import { logInBySms, orderOnPage } from "./page-buyer";
import { systemsOf } from "./systems";

const GOODS = 1011;

/** Two pieces of a listing whose card secrets are gone, past the triggers that prevent it: it cannot be fulfilled. */
const WITHOUT_SECRETS = `
  set session_replication_role = replica;
  delete from card_secrets using stock
    where stock.id = stock_id and goods_id = ${GOODS} and order_id is null;
  update stock set available = 2, held = 0, total = 2 + sold where goods_id = ${GOODS};
`;

/** The marketplace as in production, sandbox off. */
test.use({ separateSystems: true, databaseChange: WITHOUT_SECRETS });
test.slow();

test("shows a paid order that cannot be fulfilled to buyer and console, until it is mended or refunded", async ({
  page,
  browser,
  product,
}) => {
  const { smsCode, pay, refundedFen } = systemsOf(product);
  await logInBySms(page, newPhone(), smsCode);
  const built = page.waitForRequest((request) => request.url().endsWith("/v1/order/build"));
  await submitForQrCode(page, /支付宝/);
  const { order_num: first } = (await built).postDataJSON() as { order_num: string };
  await pay(first);
  await expect(page.getByText("已付款，正在处理").first()).toBeVisible({ timeout: 10_000 });

  const office = await (await browser.newContext()).newPage();
  await logInToConsole(office, await addOperator("zhou", "owner", product?.internalSecret));
  const waiting = office.locator("#unfulfilled");
  await expect(waiting).toContainText(first);
  await expect(waiting).toContainText("请给商品补充卡密");
  await waiting.getByRole("button", { name: `重试 ${first}` }).click();
  await expect(office.getByRole("alert")).toContainText("还没有成功");

  // Another one is refunded at the provider.
  const second = await orderOnPage(page, GOODS);
  await pay(second);
  await office.goto(consoleUrl());
  await expect(waiting).toContainText(second);
  await waiting.getByRole("link", { name: `退款 ${second}` }).click();
  await office.getByRole("textbox", { name: "再输入一次退款金额" }).fill("5.00");
  await office.getByRole("textbox", { name: "理由（买家会看到）" }).fill("卡密缺货");
  await office.getByRole("button", { name: "取消并全额退款" }).click();
  await expect(office.getByRole("status")).toContainText("已退款");
  await expect.poll(() => refundedFen(second), { timeout: 20_000 }).toBe(500);

  // The first one is fulfilled after the operator has added what lacks.
  await office.goto(consoleUrl(`/listings/${GOODS}`));
  await office.getByRole("textbox", { name: /卡密/ }).fill("LATE-0001\nLATE-0002");
  await office.getByRole("button", { name: "添加卡密" }).click();
  await expect(office.getByRole("status")).toBeVisible();
  await office.goto(consoleUrl(`/orders/${first}`));
  await office.getByRole("button", { name: "立即重试" }).click();
  await expect(office.getByRole("status")).toContainText("已重新处理成功");
  await expect(dialog(page, "支付成功")).toBeVisible({ timeout: 10_000 });
  await office.goto(consoleUrl());
  await expect(office.getByText("没有已付款而未完成的订单")).toBeVisible();
});
