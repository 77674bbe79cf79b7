import { comments } from "@storefront/marketplace/database/schema";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { photo } from "@storefront/testbed/marketplace/send-image";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const BUYER = "13800138000";
const OTHER = "13900139000";
const dataDir = useFolder("phone-reviews");

const test = useSandboxApp({ dataDir });
const browser = usePhone(test, BUYER);
let orderNum: string;
let orderPath: string;

beforeEach(async () => {
  const { order } = await placeOrder(test, 1);
  orderNum = order.order_num;
  await settlePayment(test.deps, orderNum);
  const url = `/v1/order/detail?order_num=${orderNum}`;
  orderPath = `/phone/orderDetails?${new URLSearchParams({ url })}`;
});

const formPath = () => `/phone/review?order_num=${orderNum}`;
const receive = () => browser.post("/phone/orderDetails/confirm", { order_num: orderNum });
const write = (fields: Record<string, string> = {}) =>
  browser.post("/phone/review", {
    ...{ order_num: orderNum, score: "4", content: "到账很快，下次还来" },
    ...fields,
  });
const html = async (path = orderPath) => (await browser.get(path)).html;

it("is offered once the order was received, on its page and in the list", async () => {
  expect(await html()).not.toContain("写评价");
  expect(await browser.get(formPath())).toMatchObject({ status: 303, location: orderPath });
  await receive();
  expect(await html()).toContain(`href="${formPath()}"`);
  expect(await html("/phone/orders")).toContain("写评价");
  expect(await html(formPath())).toContain("发布评价");
});

it("is written, shown to everyone, and edited", async () => {
  await receive();
  expect(await write({ content: "<script>1</script> 很快很好" })).toMatchObject({
    ...{ status: 303, location: orderPath },
  });
  expect(await html()).toContain("&lt;script&gt;1&lt;/script&gt; 很快很好");
  expect(await html("/phone/orders")).toContain("已评价");
  expect(await html("/phone/goodsDetails?goodsId=1010")).toContain("很快很好");
  expect(await html(formPath())).toMatch(/value="4" checked=""/);
  await write({ score: "2", content: "用了几天掉线了" });
  const edited = await html("/phone/reviews?goodsId=1010");
  expect(edited).toContain("用了几天掉线了");
  expect(edited).toContain("已修改");
});

it("keeps the input when it is rejected, and explains why", async () => {
  await receive();
  const short = await write({ content: "好" });
  expect(short.status).toBe(409);
  expect(short.html).toContain("至少写 5 个字");
  expect(short.html).toContain(">好</textarea>");
  expect((await write({ score: "" })).html).toContain("请选择星级");
  expect((await write({ image_ids: "0".repeat(32) })).html).toContain("图片不存在");
});

it("keeps, adds and removes pictures", async () => {
  await receive();
  const send = async (pictures: number, fields: Record<string, string> = {}) => {
    const review = { order_num: orderNum, score: "5", content: "实物和图片一样", ...fields };
    const jpeg = new Blob([new Uint8Array(await photo())]);
    return browser.postFiles("/phone/review", review, { pictures: Array(pictures).fill(jpeg) });
  };
  expect((await send(4)).html).toContain("最多 3 张图片");
  expect(await send(2)).toMatchObject({ status: 303 });
  const ids = /name="image_ids" value="([^"]*)"/.exec(await html(formPath()))?.[1] ?? "";
  const [first = "", second = ""] = ids.split(",");
  expect(await send(1, { image_ids: ids, drop_0: first })).toMatchObject({ status: 303 });
  const now = /name="image_ids" value="([^"]*)"/.exec(await html(formPath()))?.[1] ?? "";
  expect(now.split(",")).toEqual([second, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect((await html("/phone/reviews?goodsId=1010")).match(/买家提供的图片/g)).toHaveLength(2);
});

it("says that the platform hides it, why, and what the seller replied", async () => {
  await receive();
  await write();
  const at = test.clock.now();
  const hidden = { hiddenAt: at, hiddenReason: "含有广告", hiddenBy: "lin" };
  const reply = { reply: "谢谢支持", repliedAt: at, repliedBy: "lin" };
  await test.deps.db.update(comments).set({ ...hidden, ...reply });
  const page = await html();
  for (const text of ["评价已隐藏", "含有广告", "谢谢支持"]) expect(page).toContain(text);
  expect(await html("/phone/reviews?goodsId=1010")).not.toContain("到账很快");
});

it("can neither be seen nor written by another buyer", async () => {
  await receive();
  await browser.login(OTHER);
  expect((await browser.get(formPath())).status).toBe(404);
  expect((await write()).status).toBe(404);
  expect(await test.deps.db.$count(comments)).toBe(0);
});
