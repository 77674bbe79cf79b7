import { randomUUID } from "node:crypto";
import { answerMessage } from "@storefront/marketplace/messages/messages";
import { sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import { photo } from "@storefront/testbed/marketplace/send-image";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { formFields } from "@storefront/testbed/mobile/form-fields";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const BUYER = "13800138000";
const OTHER = "13900139000";
const ABOUT_GOODS = "/phone/conversation?goods_id=1003&party=seller";

const test = useSandboxApp();
const browser = usePhone(test, BUYER);

const fields = (text: string, more: Record<string, string> = {}) => ({
  ...{ goods_id: "1003", party: "seller", text, request_id: randomUUID() },
  ...more,
});
const write = (text: string, pictures: readonly Blob[] = [], more: Record<string, string> = {}) =>
  browser.postFiles("/phone/conversation", fields(text, more), { pictures });
const answer = (text: string, conversationId = 1) =>
  test.deps.db.transaction((tx) =>
    answerMessage({ db: tx, clock: test.clock }, { conversationId, operatorId: null, text }),
  );
const html = async (path: string) => (await browser.get(path)).html;

it("links the listing, the order and the account to the conversations", async () => {
  const order_num = await sellWithPromises(test, { payType: 0, delivery: 1 });
  const url = `/v1/order/detail?order_num=${order_num}`;
  for (const [page, subject] of [
    ["/phone/goodsDetails?goodsId=1003", "goods_id=1003"],
    [`/phone/orderDetails?${new URLSearchParams({ url })}`, `order_num=${order_num}`],
  ] as const) {
    const shown = await html(page);
    expect(shown).toContain(`/phone/conversation?${subject}&amp;party=seller`);
    expect(shown).toContain(`/phone/conversation?${subject}&amp;party=platform`);
    expect((await browser.get(`/phone/conversation?${subject}&party=platform`)).status).toBe(200);
  }
  expect(await html("/phone/account")).toContain('href="/phone/messages"');
});

it("sends a message and shows it with the automatic reply and the service hours", async () => {
  const form = formFields(await html(ABOUT_GOODS), "/phone/conversation");
  const sent = await browser.postFiles(
    "/phone/conversation",
    { ...form, text: "在吗 <b> https://example.com" },
    { pictures: new Blob([]) },
  );
  expect(sent).toMatchObject({ status: 303, location: `${ABOUT_GOODS}#latest` });
  const shown = await html(ABOUT_GOODS);
  expect(shown).toContain("在吗 &lt;b&gt; https://example.com</p>");
  expect(shown).toContain("自动消息");
  expect(shown).toContain("服务时间 8:00–22:00");
});

it("sends a picture without text", async () => {
  await write("", [new Blob([new Uint8Array(await photo())])]);
  expect(await html(ABOUT_GOODS)).toMatch(/<img src="\/media\/uploads\/[^"]+\?w=320"/);
});

it("counts an answer as unread until the conversation is opened", async () => {
  await write("还有货吗");
  await html(ABOUT_GOODS);
  await answer("有的");
  expect(await html("/phone/account")).toContain('aria-label="1 条未读消息"');
  const inbox = await html("/phone/messages");
  expect(inbox).toContain('aria-label="1 条未读消息"');
  expect(inbox).toContain("有的");
  const state = await html(ABOUT_GOODS.replace("conversation?", "conversationState?"));
  const shown = await html(ABOUT_GOODS);
  expect(shown).toContain("有的</p>");
  expect(shown).toContain(`data-latest="${state}"`);
  expect(await html("/phone/messages")).not.toContain("条未读消息");
});

it("links to older messages and back", async () => {
  for (let number = 1; number <= 26; number += 1) {
    await write(`第 ${number} 条`);
    await answer(`答 ${number}`);
    await test.clock.advance(60);
  }
  const older = /class="button small older" href="([^"]+)"/.exec(await html(ABOUT_GOODS))?.[1];
  const page = await html((older ?? "").replaceAll("&amp;", "&"));
  expect(page).toContain("第 1 条");
  expect(page).toContain("回到最新消息");
});

it.each([
  ["a page", new Blob(["<html>"]), "图片"],
  ["20 MB", new Blob([new Uint8Array(20 * 1024 * 1024)]), "图片过大，最多 8 MB"],
])("explains why %s is rejected, and keeps the text", async (_, file, reason) => {
  const { status, html: shown } = await write("请看图", [file]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(shown).toMatch(new RegExp(`role="alert">[^<]*${reason}`));
  expect(shown).toContain(">请看图</textarea>");
});

it("sends an uploaded picture with the next attempt when the message was rejected", async () => {
  const long = await write("长".repeat(501), [new Blob([new Uint8Array(await photo())])]);
  expect(long.html).toContain("最多 500 个字");
  const form = formFields(long.html, "/phone/conversation");
  const again = await browser.postFiles("/phone/conversation", { ...form, text: "短" }, {});
  expect(again.status).toBe(303);
  expect(await html(ABOUT_GOODS)).toContain("/media/uploads/");
});

it("requires a login, and is hidden from other users", async () => {
  const order_num = await sellWithPromises(test, { payType: 0, delivery: 1 });
  const path = `/phone/conversation?order_num=${order_num}&party=seller`;
  const stranger = phoneBrowser(test);
  for (const each of [path, "/phone/messages"]) {
    expect((await stranger.get(each)).location).toContain("/phone/login");
  }
  await stranger.login(OTHER);
  expect((await stranger.get(path)).status).toBe(404);
  const foreign = { order_num, party: "seller", text: "在吗", request_id: randomUUID() };
  expect((await stranger.postFiles("/phone/conversation", foreign, {})).status).toBe(404);
  expect((await stranger.get("/phone/messages")).html).toContain("还没有消息");
});
