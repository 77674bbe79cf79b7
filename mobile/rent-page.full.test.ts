import { orderHref } from "@storefront/contract/http/mobile-paths";
import { orders } from "@storefront/marketplace/database/schema";
import { claimDeposit } from "@storefront/marketplace/refunds/refunds";
import { confirmReturn } from "@storefront/marketplace/rentals/rentals";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { formFields } from "@storefront/testbed/mobile/form-fields";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const RENTER = "13800138000";
const PAGE = "/phone/rentOrder?goodsId=1003&hours=4";

const test = useSandboxApp();
const browser = usePhone(test);

const logIn = (next = "/phone") => browser.post("/phone/login/one-tap", { phone: RENTER, next });
const orderNums = async () =>
  (await test.deps.db.select().from(orders)).map(({ orderNum }) => orderNum);

/**
 * Rents an account and pays.
 * @returns the path of the order's page
 */
async function rented(): Promise<string> {
  await logIn();
  await browser.post(
    "/phone/rentOrder",
    formFields((await browser.get(PAGE)).html, "/phone/rentOrder"),
  );
  const [orderNum = ""] = await orderNums();
  await payOrder(test, { orderNum, outcome: "paid" });
  return orderHref(orderNum);
}

it("is the target of the rent's QR code: login first, then the same hours, line by line", async () => {
  const { data } = await test.request(
    "orderConfirm",
    { goods_id: 1003, quantity: 1, rent_plan: { hours: 4 } },
    { token: await test.tokenOf(1) },
  );
  const scanned = await browser.post("/phone/scan", { code: data.phone_url });
  const redirect = await browser.get(scanned.location ?? "");
  expect(redirect.status).toBe(303);
  const next = new URLSearchParams(redirect.location?.split("?")[1]).get("next") ?? "";
  expect(next).toBe(PAGE);
  await logIn(next);
  const { status, html } = await browser.get(next);
  expect(status).toBe(200);
  expect(html).toContain("租 4 小时，玩到 今天 22:00");
  expect(html).toContain("租金 ¥3.50 × 4 小时");
  expect(html).toContain("¥14.00");
  expect(html).toContain("¥100.00");
  expect(html).toContain("支付并上号 ¥114.00");
});

it("orders once when the button is tapped twice, and redirects to the cashier", async () => {
  await logIn();
  const fields = formFields((await browser.get(PAGE)).html, "/phone/rentOrder");
  const first = await browser.post("/phone/rentOrder", fields);
  const second = await browser.post("/phone/rentOrder", fields);
  expect(first.location).toMatch(/^\/phone\/cashier\?order_num=\d+/);
  expect(second.location).toBe(first.location);
  expect(await orderNums()).toHaveLength(1);
  expect((await browser.get(first.location ?? "")).html).toContain("确认支付");
});

it("can be paid from the balance, and shows the order", async () => {
  await logIn();
  const fields = formFields((await browser.get(PAGE)).html, "/phone/rentOrder");
  const { location } = await browser.post("/phone/rentOrder", { ...fields, pay_type: "0" });
  expect((await browser.get(location ?? "")).html).toContain("已付款，可以上号");
});

it("reveals the login code on a tap, shows its end, and returns the account early, after which the deposit waits for the seller", async () => {
  const path = await rented();
  const paid = await browser.get(path);
  expect(paid.html).toContain("查看上号码");
  expect(paid.html).not.toContain("card-secret");
  const [orderNum = ""] = await orderNums();
  await browser.post("/phone/orderDetails/show", { order_num: orderNum });
  const running = (await browser.get(path)).html;
  expect(running).toContain("租用中");
  expect(running).toContain('data-testid="card-secret"');
  expect(running).toContain('data-countdown="14400"');
  expect(running).toContain("今天 22:00");

  const back = await browser.post("/phone/orderDetails/return", { order_num: orderNum });
  expect(back.location).toBe(path);
  const closed = (await browser.get(path)).html;
  expect(closed).toContain("已归还");
  expect(closed).toContain("待卖家确认，最晚 明天 18:00 退回");
  expect(closed).toContain("再租一次");
  expect(closed).not.toContain("card-secret");
  await test.deps.db.transaction((tx) => confirmReturn(tx, orderNum, test.clock.now()));
  expect((await browser.get(path)).html).toContain("已原路退回");
});

it("shows a claim against the deposit, and lets the renter agree", async () => {
  const path = await rented();
  const [orderNum = ""] = await orderNums();
  await browser.post("/phone/orderDetails/return", { order_num: orderNum });
  const images = { owner: { userId: 2 }, ids: [] };
  const claim = { orderNum, claimedFen: 3_000, reason: "damaged", text: "皮肤被分解" } as const;
  await test.deps.db.transaction((tx) => claimDeposit(tx, { ...claim, images }, test.clock.now()));
  const claimed = (await browser.get(path)).html;
  expect(claimed).toContain("申诉处理中");
  expect(claimed).toContain("皮肤被分解");
  const form = `/phone/depositClaim?order_num=${orderNum}`;
  expect(claimed).toContain(form);
  expect((await browser.get(form)).html).toContain("卖家申请扣除");
  await browser.post("/phone/depositClaim/accept", { order_num: orderNum });
  expect((await browser.get(path)).html).toContain("已原路退回 ¥70.00，扣除 ¥30.00");
});

/** Returns the state of the only order in the list. */
const listed = async () => {
  const { html } = await browser.get("/phone/orders");
  return /class="state[^"]*">([^<]*)</.exec(html)?.[1];
};

it("is listed by its state: waiting, running, returned", async () => {
  await logIn();
  const fields = formFields((await browser.get(PAGE)).html, "/phone/rentOrder");
  await browser.post("/phone/rentOrder", fields);
  expect(await listed()).toBe("待付款");
  const [orderNum = ""] = await orderNums();
  await payOrder(test, { orderNum, outcome: "paid" });
  expect(await listed()).toBe("租用中");
  await browser.post("/phone/orderDetails/show", { order_num: orderNum });
  expect(await listed()).toBe("租用中");
  await browser.post("/phone/orderDetails/return", { order_num: orderNum });
  expect(await listed()).toBe("已归还");
});

it("ends automatically", async () => {
  const path = await rented();
  await test.clock.advance(4 * 3600);
  // Also before any page view or sweep has closed it.
  expect(await listed()).toBe("已到期");
  expect((await browser.get(path)).html).toContain("已到期");
  expect(await listed()).toBe("已到期");
});

it("cannot be returned by another user", async () => {
  await rented();
  const [orderNum = ""] = await orderNums();
  const other = phoneBrowser(test);
  await other.post("/phone/login/one-tap", { phone: "13900139000" });
  expect((await other.post("/phone/orderDetails/return", { order_num: orderNum })).status).toBe(
    404,
  );
  const nobody = await phoneBrowser(test).post("/phone/orderDetails/return", {
    order_num: orderNum,
  });
  expect(nobody.location).toContain("/phone/login");
});

it.each([
  ["hours=1", "最少租 2 小时"],
  ["hours=99", "最多租 72 小时"],
])("shows for %s: %s, with links to other hours", async (hours, words) => {
  await logIn();
  const { status, html } = await browser.get(`/phone/rentOrder?goodsId=1003&${hours}`);
  expect(status).toBe(409);
  expect(html).toContain(words);
  expect(html).toContain("换个时长");
  expect(html).not.toContain("支付并上号");
});

it("shows until when the account is rented by another user", async () => {
  await rented();
  const { status, html } = await browser.get(PAGE);
  expect(status).toBe(409);
  expect(html).toMatch(/role="alert">[^<]*正在出租/);
});

it.each([
  ["goodsId=1010&hours=4", 303],
  ["goodsId=abc", 404],
  ["goodsId=999999", 404],
])("is not found at ?%s", async (query, status) => {
  await logIn();
  expect((await browser.get(`/phone/rentOrder?${query}`)).status).toBe(status);
});
