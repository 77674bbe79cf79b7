import type { CallRequest } from "@storefront/contract/calls";
import { MAX_CONVERSATIONS } from "@storefront/contract/messages/message-terms";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { photo, sendImage } from "@storefront/testbed/marketplace/send-image";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { withoutTriggers } from "@storefront/testbed/marketplace/without-triggers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { conversations, goods, messages } from "../database/schema";
import { singleRow } from "../database/single-row";
import { answerMessage } from "./answer-message";

const BUYER = 1;
const OTHER = 2;
const ABOUT = { goods_id: 1001, party: "seller" } as const;
const DAY = new Date("2026-03-02T10:00:00+08:00");

const dataDir = useFolder("messages");

const test = useTestApp({ dataDir });
let token: string;
let sent = 0;

beforeEach(async () => {
  test.clock.set(DAY);
  token = await test.tokenOf(BUYER);
});

const send = async (more: Partial<CallRequest<"sendMessage">> = {}, as = token) => {
  sent += 1;
  const payload = { ...ABOUT, text: "还在吗？", request_id: `request-${sent}`, ...more };
  return test.request("sendMessage", payload, { token: as });
};
const read = (as = token) => test.request("messages", ABOUT, { token: as });
const unread = async () => (await test.request("unreadMessages", {}, { token })).data.unread;
const answer = (text: string) =>
  test.deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(conversations).where(eq(conversations.userId, BUYER));
    const conversationId = row?.id ?? 0;
    await answerMessage({ ...test.deps, db: tx }, { conversationId, operatorId: null, text });
  });

it("replies automatically once per period of service or off-service hours", async () => {
  const first = await send();
  expect(first.data.list.map(({ sender }) => sender)).toEqual(["buyer", "auto"]);
  expect(first.data.list[1]?.text).toContain("会尽快回复您");
  expect((await send()).data.list).toHaveLength(1);
  await test.clock.advance(13 * 3600);
  expect((await send()).data.list[1]?.text).toContain("现在是非服务时间");
  expect((await send()).data.list).toHaveLength(1);
});

it("counts messages of the other side as unread until they are read", async () => {
  const first = await send();
  await answer("在的，直接拍就可以。");
  expect(await unread()).toBe(2);
  const seen = { ...ABOUT, message_id: first.data.list[1]?.message_id ?? 0 };
  expect((await test.request("readMessages", seen, { token })).data).toEqual({ unread: 1 });
  const all = { ...ABOUT, message_id: 999_999 };
  expect((await test.request("readMessages", all, { token })).data).toEqual({ unread: 0 });
  await answer("还有别的问题吗？");
  expect(await unread()).toBe(1);
  const inbox = (await test.request("conversations", {}, { token })).data;
  expect(inbox.list).toMatchObject([{ goods_id: 1001, unread: 1, last_text: "还有别的问题吗？" }]);
});

it("counts unread messages of the inbox only, which shows the most recently active conversations", async () => {
  const { db } = test.deps;
  const listing = singleRow(await db.select().from(goods).where(eq(goods.id, ABOUT.goods_id)));
  const listings = Array.from({ length: MAX_CONVERSATIONS + 2 }, (_, index) => ({
    ...listing,
    id: 900_000 + index,
  }));
  await withoutTriggers(db, (tx) => tx.insert(goods).values(listings));
  const at = (index: number) => new Date(DAY.getTime() - index * 1000);
  const added = await db
    .insert(conversations)
    .values(
      listings.map(({ id }, index) => ({
        userId: BUYER,
        goodsId: id,
        party: "seller" as const,
        createdAt: at(index),
        updatedAt: at(index),
      })),
    )
    .returning({ conversationId: conversations.id });
  const hello = { sender: "staff" as const, text: "您好", createdAt: DAY };
  await db.insert(messages).values(added.map((about) => ({ ...about, ...hello })));

  expect(await unread()).toBe(MAX_CONVERSATIONS);
  const inbox = (await test.request("conversations", {}, { token })).data;
  expect(inbox.list).toHaveLength(MAX_CONVERSATIONS);
  expect(inbox.unread).toBe(MAX_CONVERSATIONS);
});

it("has correct unread counts after any sequence of acts", async () => {
  const step = fc.constantFrom("send", "answer", "read");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await test.reset();
      test.clock.set(DAY);
      token = await test.tokenOf(BUYER);
      await send();
      let expected = 1;
      for (const each of steps) {
        if (each === "send") expected += (await send()).data.list.length - 1;
        if (each === "answer") {
          await answer("好的");
          expected += 1;
        }
        if (each === "read") {
          await test.request("readMessages", { ...ABOUT, message_id: 999_999 }, { token });
          expected = 0;
        }
        expect(await unread()).toBe(expected);
      }
    }),
    { numRuns: 8 },
  );
});

it("stores a resent message once", async () => {
  const request_id = "the-same-one";
  const [first, again] = [await send({ request_id }), await send({ request_id })];
  expect(again.data.list).toEqual(first.data.list);
  expect(await test.deps.db.$count(messages)).toBe(2);
});

it.each([
  ["a script", "<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["bidirectional control characters", "\u202Eabc\u2066", "abc"],
])("stores %s as plain text", async (_, text, stored) => {
  await send({ text });
  expect((await read()).data.list[0]?.text).toBe(stored);
});

it.each([
  ["10 KB", { text: "字".repeat(3400) }],
  ["control characters", { text: "a\u0007b" }],
  ["blank text", { text: "  " }],
  ["two subjects", { order_num: "20260301100000000000" }],
])("refuses %s", async (_, more) => {
  expect(await send(more)).toMatchObject({ status: 400, code: 10400 });
  expect(await test.deps.db.$count(conversations)).toBe(0);
});

it("sends the sender's own picture once", async () => {
  const { image_id } = (await sendImage(test, token, await photo())).data;
  const stranger = await test.tokenOf(OTHER);
  expect(await send({ text: "", image_id }, stranger)).toMatchObject({ status: 404 });
  expect((await send({ text: "", image_id })).data.list[0]?.image?.width).toBe(400);
  expect(await send({ text: "", image_id })).toMatchObject({ status: 404, code: 10405 });
});

it("returns 404 for another user's order, and hides other users' conversations", async () => {
  await send();
  expect((await read(await test.tokenOf(OTHER))).data.list).toEqual([]);
  await placeOrder(test, BUYER, { goodsId: 1011 });
  const { data } = await test.request("orderList", {}, { token });
  const about = { order_num: data.list[0]?.order_num, party: "platform" } as const;
  const as = async (userId: number) => ({ token: await test.tokenOf(userId) });
  expect((await test.request("messages", about, await as(BUYER))).code).toBe(0);
  expect(await test.request("messages", about, await as(OTHER))).toMatchObject({ status: 404 });
});

it("limits a buyer's messages per minute", async () => {
  for (let count = 0; count < 20; count += 1) expect((await send()).code).toBe(0);
  expect(await send()).toMatchObject({ status: 429, code: 40429 });
});
