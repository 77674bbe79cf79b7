import { transitionBySellerOrOperator } from "@storefront/marketplace/refunds/refunds";
import { sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import { photo } from "@storefront/testbed/marketplace/send-image";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { formFields } from "@storefront/testbed/mobile/form-fields";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const BUYER = "13800138000";
const OTHER = "13900139000";

const test = useSandboxApp();
const browser = usePhone(test);
let orderNum: string;
let path: string;

beforeEach(async () => {
  orderNum = await sellWithPromises(test, { payType: 0, delivery: 1 });
  const url = `/v1/order/detail?order_num=${orderNum}`;
  path = `/phone/orderDetails?${new URLSearchParams({ url })}`;
  await browser.login(BUYER);
});

const form = `/phone/refund?order_num=`;
const requestRefund = (fields: Record<string, string> = {}) =>
  browser.post("/phone/refund", {
    ...{ order_num: orderNum, reason: "not_working", text: "登录不上 <b>" },
    ...fields,
  });
const html = async () => (await browser.get(path)).html;

it("is requested with a reason, and shown with the date of every state", async () => {
  expect(await html()).toContain(`${form}${orderNum}`);
  expect((await browser.get(`${form}${orderNum}`)).html).toContain("超时自动同意");
  expect(await requestRefund()).toMatchObject({ status: 303, location: path });
  const page = await html();
  expect(page).toContain("退款：待卖家处理");
  expect(page).toContain("登录不上 &lt;b&gt;");
  expect(page).not.toContain("确认收货</summary>");
  expect((await browser.get("/phone/orders")).html).toContain("退款：待卖家处理");

  await transitionBySellerOrOperator(test.deps, orderNum, {
    act: "refuse",
    by: "seller",
    text: "账号正常",
  });
  expect(await html()).toContain("退款：卖家已拒绝");
  const jpeg = new Blob([new Uint8Array(await photo())]);
  const escalate = (pictures: Blob[]) =>
    browser.postFiles(
      "/phone/refund/escalate",
      { order_num: orderNum, text: "请看截图" },
      { pictures },
    );
  const refused = await escalate(Array.from({ length: 4 }, () => jpeg));
  expect(refused.html).toMatch(/role="alert">[^<]*最多 3 张图片/);
  expect(refused.html).toContain("请看截图</textarea>");
  await escalate([jpeg]);
  const escalated = await html();
  expect(escalated).toContain("我补充提供的图片 1");
  for (const each of ["买家申请退款", "卖家拒绝退款", "账号正常", "买家申请平台介入", "请看截图"]) {
    expect(escalated).toContain(each);
  }
  await transitionBySellerOrOperator(test.deps, orderNum, {
    ...{ act: "decide", by: "operator", text: "退一半", refundFen: 250 },
  });
  const decided = await html();
  expect(decided).toContain("平台作出裁决");
  expect(decided).toContain("¥2.50");
  expect(decided).toContain("确认收货</summary>");
});

it("can be withdrawn, after which the order continues", async () => {
  await requestRefund();
  expect(await browser.post("/phone/refund/withdraw", { order_num: orderNum })).toMatchObject({
    location: path,
  });
  expect(await html()).toContain("待确认收货");
  expect(await html()).toContain(`${form}${orderNum}`);
});

it("keeps the input when it is rejected, and explains why", async () => {
  const without = await requestRefund({ reason: "", text: "打不开" });
  expect(without.status).toBe(409);
  expect(without.html).toContain("请选择退款原因");
  expect(without.html).toContain(">打不开</textarea>");
  expect((await requestRefund({ reason: "other", text: " " })).html).toContain("请说明退款的原因");
  const long = await requestRefund({ text: "长".repeat(501) });
  expect(long.html).toMatch(/role="alert">[^<]*最多 500 个字/);
});

it("includes pictures as evidence, which the order's page shows", async () => {
  const fields = { order_num: orderNum, reason: "not_working", text: "" };
  const jpeg = new Blob([new Uint8Array(await photo())]);
  const pictures = [jpeg, jpeg];
  expect((await browser.postFiles("/phone/refund", fields, { pictures })).status).toBe(303);
  expect((await html()).match(/<img src="\/media\/uploads\//g)).toHaveLength(2);
});

it("keeps uploaded pictures when the request is rejected", async () => {
  const jpeg = new Blob([new Uint8Array(await photo())]);
  const empty = { order_num: orderNum, reason: "other", text: "" };
  const refused = await browser.postFiles("/phone/refund", empty, { pictures: jpeg });
  expect(refused.html).toContain("已上传 1 张图片");
  const { image_ids = "" } = formFields(refused.html, "/phone/refund");
  expect(await requestRefund({ image_ids })).toMatchObject({ status: 303 });
  expect(await html()).toContain("/media/uploads/");
});

it.each([
  ["a page", () => [new Blob(["<html>"])], "图片"],
  ["20 MB", () => [new Blob([new Uint8Array(20 * 1024 * 1024)])], "图片过大，最多 8 MB"],
  ["one of four", () => Array.from({ length: 4 }, () => new Blob(["x"])), "最多 3 张图片"],
])(
  "explains why a picture that is %s is rejected, and keeps the text",
  async (_, files, reason) => {
    const fields = { order_num: orderNum, reason: "not_working", text: "打不开" };
    const refused = await browser.postFiles("/phone/refund", fields, { pictures: files() });
    expect(refused.html).toMatch(new RegExp(`role="alert">[^<]*${reason}`));
    expect(refused.html).toContain(">打不开</textarea>");
  },
);

it("is hidden from other users, and requires a login", async () => {
  const stranger = phoneBrowser(test);
  expect((await stranger.get(`${form}${orderNum}`)).location).toContain("/phone/login");
  await stranger.login(OTHER);
  expect((await stranger.get(`${form}${orderNum}`)).status).toBe(404);
  const fields = { order_num: orderNum, reason: "not_working" };
  expect((await stranger.post("/phone/refund", fields)).status).toBe(404);
  expect((await stranger.post("/phone/refund/withdraw", fields)).status).toBe(404);
});
