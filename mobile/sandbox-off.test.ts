import { orderHref } from "@storefront/contract/http/mobile-paths";
import { cardSecrets } from "@storefront/marketplace/database/schema";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

/** The mobile site in front of the real marketplace, as deployed in production. */

const PHONE = "13800138000";

const test = useSandboxApp({ sandbox: false });
const sent: string[] = [];
beforeAll(() => {
  test.deps.sms = { send: async ({ verifyCode }) => void sent.push(verifyCode) };
});

it("lets a buyer log in by SMS, read the secret and find the order again", async () => {
  const { order } = await placeOrder(test, 1);
  const order_num = order.order_num;
  await payOrder(test, { orderNum: order_num, outcome: "paid" });
  const browser = phoneBrowser(test);
  const page = orderHref(order_num);

  const login = await browser.get(page);
  const next = new URLSearchParams(login.location?.split("?")[1]).get("next") ?? "";
  expect((await browser.post("/phone/login/code", { phone: PHONE, next })).html).toContain(
    "验证码已发送",
  );
  const verify_code = sent.at(-1) ?? "";
  const loggedIn = await browser.post("/phone/login", { phone: PHONE, verify_code, next });
  expect(loggedIn).toMatchObject({ status: 303, location: page });

  await browser.post("/phone/orderDetails/show", { order_num });
  const [{ secret } = { secret: "" }] = (await test.deps.db.select().from(cardSecrets)).filter(
    ({ orderId }) => orderId !== null,
  );
  expect((await browser.get(page)).html).toContain(`data-testid="card-secret">${secret}<`);
  expect((await browser.get("/phone/orders")).html).toContain(page.replaceAll("&", "&amp;"));
  expect((await browser.get("/phone/account")).html).toContain("138****8000");
});

it("has no features of the sandbox", async () => {
  const browser = phoneBrowser(test);
  for (const path of ["/phone/inbox", "/phone/open.weixin/connect/qrconnect", "/phone/cashier"]) {
    expect((await browser.get(path)).status).toBe(404);
  }
  for (const path of ["/phone/login/one-tap", "/phone/login/fill", "/phone/scan"]) {
    expect((await browser.post(path, { phone: PHONE, code: "x" })).status).toBe(404);
  }
  expect((await browser.get("/phone/assets/sandbox.css")).status).toBe(404);
  const { html } = await browser.post("/phone/login/code", { phone: PHONE });
  for (const text of ["一键登录", "收到验证码", "/phone/inbox", "演示"]) {
    expect(html).not.toContain(text);
  }
});
