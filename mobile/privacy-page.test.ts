import { consents, users } from "@storefront/marketplace/database/schema";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { usePhone } from "@storefront/testbed/mobile/use-phone";
import { eq } from "drizzle-orm";

const RICH = "13800138000";
const BUYER = { id: 2, phone: "13900139000" };

const test = useSandboxApp();
const browser = usePhone(test);

async function lastCode(number: string): Promise<string> {
  const received: unknown = await test.send(`/sandbox/sms?phone=${number}`);
  return (received as { verify_code: string }).verify_code;
}

it("asks anonymous visitors to log in, on every page", async () => {
  for (const path of ["", "/data", "/data.json", "/close"]) {
    const { status, headers } = await browser.get(`/phone/privacy${path}`);
    expect(status).toBe(303);
    expect(headers.get("Location")).toContain("/phone/login");
  }
});

it("shows the accepted agreement, and the export as a page and as a file that is not stored", async () => {
  await browser.login(RICH);
  expect((await browser.get("/phone/privacy")).html).toContain("同意的协议版本");
  const { html } = await browser.get("/phone/privacy/data");
  expect(html).toContain(RICH);
  expect(html).toContain("南风知我意");
  const file = await browser.get("/phone/privacy/data.json");
  expect(file.headers.get("Content-Disposition")).toContain("my-data.json");
  expect(file.headers.get("Cache-Control")).toContain("no-store");
  expect(JSON.parse(file.html).sections[0].rows[0]).toMatchObject({ phone: RICH });
});

it("says what stands in the way of closing the account, with the way out", async () => {
  await placeOrder(test, BUYER.id);
  await browser.login(BUYER.phone);
  const { html } = await browser.get("/phone/privacy/close");
  expect(html).toContain("会留下");
  expect(html).toContain("没有结束的订单");
  expect(html).toContain('href="/phone/orders"');
  expect(html).not.toContain("确认注销");
});

it("closes the account with the code and the typed words, and logs out", async () => {
  await browser.login(BUYER.phone);
  const sent = await browser.post("/phone/privacy/close/code", {});
  expect(sent.html).toContain("验证码已发送");
  const verify_code = await lastCode(BUYER.phone);
  const unsure = await browser.post("/phone/privacy/close", { verify_code, confirmation: "好的" });
  expect(unsure.status).toBe(409);
  expect(unsure.html).toContain("请输入“注销账号”");
  expect(unsure.html).toContain(verify_code);
  const typed = { verify_code, confirmation: "注销账号" };
  expect((await browser.post("/phone/privacy/close", typed)).html).toContain("账号已经注销");
  const [user] = await test.deps.db.select().from(users).where(eq(users.id, BUYER.id));
  expect(user?.deletedAt).not.toBeNull();
  expect((await browser.get("/phone/privacy")).status).toBe(303);
});

it("asks users of an older agreement after the login, and logs them out if they refuse", async () => {
  await browser.login(RICH);
  await test.deps.db.update(consents).set({ version: "2025-01-01" });
  await browser.post("/phone/logout", {});
  await test.clock.advance(60);
  await browser.post("/phone/login/code", { phone: RICH });
  const fields = { phone: RICH, verify_code: await lastCode(RICH), next: "/phone/orders" };
  const { headers } = await browser.post("/phone/login", fields);
  expect(headers.get("Location")).toBe("/phone/agreement?next=%2Fphone%2Forders");
  expect((await browser.get("/phone/agreement?next=/phone/orders")).html).toContain("同意并继续");
  const agreed = await browser.post("/phone/agreement", { next: "/phone/orders" });
  expect(agreed.headers.get("Location")).toBe("/phone/orders");
  expect(await test.deps.db.$count(consents)).toBe(2);
  await browser.post("/phone/agreement/refuse", {});
  expect((await browser.get("/phone/privacy")).status).toBe(303);
});
