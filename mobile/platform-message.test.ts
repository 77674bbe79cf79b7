import { orderHref } from "@storefront/contract/http/mobile-paths";
import { postNotification } from "@storefront/marketplace/messages/messages";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const BUYER = { id: 1, phone: "13800138000" };

const test = useSandboxApp();
const browser = usePhone(test, BUYER.phone);

const postMessage = (orderNum: string, text: string) =>
  test.deps.db.transaction((tx) =>
    postNotification(tx, { userId: BUYER.id, orderNum }, text, test.clock.now()),
  );

it("shows the platform's last message on the order's page, as new until it was read", async () => {
  const { order_num } = (await placeOrder(test, BUYER.id)).order;
  const open = async () => (await browser.get(orderHref(order_num))).html;
  expect(await open()).not.toContain("平台消息");
  await postMessage(order_num, "旧消息");
  await postMessage(order_num, "已为您的订单部分退款 1.50 元。原因：<b>描述不符</b>");
  const told = await open();
  expect(told).toContain("原因：&lt;b&gt;描述不符&lt;/b&gt;");
  expect(told).not.toContain("旧消息");
  expect(told).toContain(">新<");
  await browser.get(`/phone/conversation?order_num=${order_num}&party=platform`);
  const read = await open();
  expect(read).toContain("描述不符");
  expect(read).not.toContain(">新<");
});

it("shows it on the page of a boost", async () => {
  const { order_num } = (await placeBoost(test, await test.tokenOf(BUYER.id))).data;
  await postMessage(order_num, "代练师已更换");
  const { html } = await browser.get(`/phone/boost?order_num=${order_num}`);
  expect(html).toContain("代练师已更换");
});

it("shows no message that the buyer wrote", async () => {
  const { order_num } = (await placeOrder(test, BUYER.id)).order;
  const token = await test.tokenOf(BUYER.id);
  const message = { order_num, party: "seller", text: "在吗", request_id: "request-1" } as const;
  await test.request("sendMessage", message, { token });
  expect((await browser.get(orderHref(order_num))).html).not.toContain("平台消息");
});
