import { orderHref } from "@storefront/contract/http/mobile-paths";
import { rentalExtensions } from "@storefront/marketplace/database/schema";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { rentAccount, returnRented } from "@storefront/testbed/marketplace/rent-account";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { formFields } from "@storefront/testbed/mobile/form-fields";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const RENTER = "13800138000";
const FORM = "/phone/extendRental";

const test = useSandboxApp();
const browser = usePhone(test);
let orderNum: string;

beforeEach(async () => {
  orderNum = await rentAccount(test, 1);
  await browser.post("/phone/login/one-tap", { phone: RENTER, next: "/phone" });
});

const pageFor = (hours: number) => `${FORM}?order_num=${orderNum}&hours=${hours}`;
const order = async () => (await browser.get(orderHref(orderNum))).html;
const place = async (hours: number, pay_type: string) => {
  const fields = formFields((await browser.get(pageFor(hours))).html, FORM);
  return browser.post(FORM, { ...fields, pay_type });
};

it("leads from the order to hours, price and the new end", async () => {
  expect(await order()).toContain(`href="${FORM}?order_num=${orderNum}"`);
  const { status, html } = await browser.get(pageFor(3));
  expect(status).toBe(200);
  expect(html).toContain("续 3 小时，玩到 明天 01:00");
  expect(html).toContain("支付并续租 ¥10.50");
  expect(html).toContain("不再收押金");
});

it("pays at the cashier, and the order shows the later end", async () => {
  const { location } = await place(3, "1");
  expect(location).toMatch(/^\/phone\/cashier\?order_num=8\d+/);
  expect(await order()).toContain("去付款 ¥10.50");
  const [extension] = await test.deps.db.select().from(rentalExtensions);
  await payOrder(test, { orderNum: extension?.orderNum ?? "", outcome: "paid" });
  const html = await order();
  expect(html).toContain("已续租");
  expect(html).toContain("起 7 小时");
});

it("applies at once from the balance, once for a form that is sent twice", async () => {
  const fields = {
    ...formFields((await browser.get(pageFor(2))).html, FORM),
    pay_type: "0",
  };
  expect((await browser.post(FORM, fields)).location).toBe(orderHref(orderNum));
  expect((await browser.post(FORM, fields)).location).toBe(orderHref(orderNum));
  expect(await order()).toContain("起 6 小时");
});

it("cancels an unpaid extension, and offers another one", async () => {
  await place(3, "1");
  const fields = formFields(await order(), "/phone/extendRental/cancel");
  await browser.post("/phone/extendRental/cancel", fields);
  expect(await order()).toContain(`href="${FORM}?order_num=${orderNum}"`);
});

it("says why it is refused, and loses nothing of the choice", async () => {
  const { status, html } = await browser.get(pageFor(69));
  expect(status).toBe(409);
  expect(html).toContain("现在可以续 1 到 68 小时");
  expect(html).toContain('value="69"');
  const fields = formFields((await browser.get(pageFor(2))).html, FORM);
  await returnRented(test, 1, orderNum);
  expect((await browser.post(FORM, fields)).location).toBe(orderHref(orderNum));
  expect((await browser.get(pageFor(2))).location).toBe(orderHref(orderNum));
});

it("is not found for another buyer", async () => {
  const other = phoneBrowser(test);
  await other.post("/phone/login/one-tap", { phone: "13900139000", next: "/phone" });
  expect((await other.get(pageFor(2))).status).toBe(404);
});
