import { orderHref } from "@storefront/contract/http/mobile-paths";
import { orders } from "@storefront/marketplace/database/schema";
import { sweepRefunds } from "@storefront/marketplace/payments/payments";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { formFields } from "@storefront/testbed/mobile/form-fields";
import { type PhoneBrowser, phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const OPENER = "13800138000";
const FRIEND = "13900139000";
const DAY_S = 24 * 3600;

const test = useSandboxApp();
const opener = usePhone(test);
const friend = usePhone(test);

beforeEach(async () => {
  await opener.post("/phone/login/one-tap", { phone: OPENER });
  await friend.post("/phone/login/one-tap", { phone: FRIEND });
});

/**
 * Orders from a group page and pays.
 * @returns the order number
 */
async function buy(browser: PhoneBrowser, path: string): Promise<string> {
  const { html } = await browser.get(path);
  await browser.post("/phone/groupOrder", formFields(html, "/phone/groupOrder"));
  const rows = await test.deps.db.select().from(orders).orderBy(orders.id);
  const orderNum = rows.at(-1)?.orderNum ?? "";
  await payOrder(test, { orderNum, outcome: "paid" });
  return orderNum;
}

async function opened(): Promise<string> {
  return buy(opener, "/phone/groupOrder?goodsId=1008");
}

it("is the target of the group's QR code: login, price, cashier", async () => {
  const { data } = await test.request("openGroups", { goods_id: 1008, promotion_user_id: 7 });
  const anonymous = phoneBrowser(test);
  const scanned = await anonymous.post("/phone/scan", { code: data.open_url });
  const redirect = await anonymous.get(scanned.location ?? "");
  expect(new URLSearchParams(redirect.location?.split("?")[1]).get("next")).toBe(
    "/phone/groupOrder?goodsId=1008&promotion_user_id=7",
  );
  const { html } = await opener.get(scanned.location ?? "");
  expect(html).toContain("支付并开团 ¥23.80");
  const fields = formFields(html, "/phone/groupOrder");
  expect(fields["promotion_user_id"]).toBe("7");
  const { location } = await opener.post("/phone/groupOrder", fields);
  expect((await opener.get(location ?? "")).html).toContain("确认支付");
});

it("invites a friend to the brand that the member sees", async () => {
  const orderNum = await opened();
  const path = `${orderHref(orderNum)}&brand=diandian`;
  const { html } = await opener.get(path);
  expect(html).toMatch(/data-copy="[^"]+&amp;brand=diandian"/);
});

it("shows a link for a friend, who joins, and then both collect", async () => {
  const orderNum = await opened();
  const order = (await opener.get(orderHref(orderNum))).html;
  expect(order).toContain("拼团中");
  const link = /data-copy="([^"]+)"/.exec(order)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const { location } = await friend.post("/phone/scan", { code: link });
  const group = (await friend.get(location ?? "")).html;
  expect(group).toContain("拼团中，还差 1 人");
  expect(group).toContain("南风知我意");
  expect(group).toContain("参团 ¥23.80");
  const join = /href="(\/phone\/groupOrder[^"]+)"/.exec(group)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const friends = await buy(friend, join);
  for (const [browser, num] of [
    [opener, orderNum],
    [friend, friends],
  ] as const) {
    const { html } = await browser.get(orderHref(num));
    expect(html).toContain("已付款，请领取");
    expect(html).toContain("查看卡密");
  }
  expect((await phoneBrowser(test).get(location ?? "")).html).toContain("已成团");
});

it("does not let its opener join", async () => {
  await opened();
  const { status, html } = await opener.get("/phone/groupOrder?goodsId=1008&groupId=1");
  expect(status).toBe(409);
  expect(html).toContain("你已经在这个拼团里了");
  expect(html).toContain("自己开一个团");
});

it("expires and refunds when nobody joins", async () => {
  const orderNum = await opened();
  await test.clock.advance(DAY_S);
  expect((await friend.get("/phone/group?groupId=1")).html).toContain("没有成团，已退款");
  expect((await opener.get(orderHref(orderNum))).html).toContain("正在原路退回");
  await sweepRefunds(test.deps);
  expect((await opener.get(orderHref(orderNum))).html).toContain("没有成团，已退款");
  expect((await friend.get("/phone/groupOrder?goodsId=1008&groupId=1")).html).toContain(
    "这个拼团已经结束",
  );
});

it.each(["groupId=99", "groupId=abc", ""])("answers 404 for ?%s", async (query) => {
  const { status, html } = await friend.get(`/phone/group?${query}`);
  expect(status).toBe(409);
  expect(html).toContain("没有这个拼团");
});

it("is hidden until its opener has paid", async () => {
  const { html } = await opener.get("/phone/groupOrder?goodsId=1008");
  await opener.post("/phone/groupOrder", formFields(html, "/phone/groupOrder"));
  expect((await friend.get("/phone/group?groupId=1")).html).toContain("没有这个拼团");
});
