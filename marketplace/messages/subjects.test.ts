import type { CallRequest } from "@storefront/contract/calls";
import { ERRORS } from "@storefront/contract/codes";
import { MESSAGE_LENGTH } from "@storefront/contract/messages/message-terms";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { photo, sendImage } from "@storefront/testbed/marketplace/send-image";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { conversations, goods } from "../database/schema";
import { answerMessage } from "./answer-message";

const BUYER = 1;
const OTHER = 2;

const dataDir = useFolder("subjects");

const test = useTestApp({ dataDir });
const buyer = useBuyer(test, BUYER);
let sent = 0;

type Message = Omit<CallRequest<"sendMessage">, "request_id" | "text"> & { text?: string };
const send = (message: Message, as = buyer.token) => {
  sent += 1;
  const payload = { text: "还在吗？", request_id: `request-${sent}`, ...message };
  return test.request("sendMessage", payload, { token: as });
};
const inbox = async () => (await buyer.call("conversations", {})).data.list;
const subjectOf = async (about: Omit<CallRequest<"messages">, "before">) =>
  buyer.call("messages", about);

it("can be a boost, with the platform only", async () => {
  const { order_num } = (await placeBoost(test, buyer.token)).data;
  expect((await send({ order_num, party: "seller" })).code).toBe(ERRORS.orderNotFound.code);
  expect((await send({ order_num, party: "platform" })).code).toBe(0);
  const shown = {
    title: "曜日战歌段位代练 钻石Ⅲ 2星 → 星耀Ⅴ 1星",
    picture: "",
    party_name: "平台客服",
  };
  expect((await subjectOf({ order_num, party: "platform" })).data).toMatchObject(shown);
  expect(await inbox()).toMatchObject([{ ...shown, goods_id: 0, order_num }]);
  const stranger = await test.tokenOf(OTHER);
  const foreign = await send({ order_num, party: "platform" }, stranger);
  expect(foreign.code).toBe(ERRORS.orderNotFound.code);
});

it("can be an order, with a separate conversation per party", async () => {
  const { order_num } = (await placeOrder(test, BUYER)).order;
  await send({ order_num, party: "seller" });
  await send({ order_num, party: "platform" });
  const { data } = await subjectOf({ order_num, party: "seller" });
  expect(data.picture).not.toBe("");
  expect(data.party_name).not.toBe("平台客服");
  const list = await inbox();
  expect(list.map(({ party }) => party).sort()).toEqual(["platform", "seller"]);
  for (const each of list) expect(each).toMatchObject({ order_num, title: data.title });
});

it("can be a removed listing only for a buyer who has written about it before", async () => {
  const about = { goods_id: 1001, party: "seller" } as const;
  await send(about);
  await test.deps.db
    .update(goods)
    .set({ removedAt: test.clock.now() })
    .where(eq(goods.id, about.goods_id));
  expect((await send(about)).code).toBe(0);
  expect((await subjectOf(about)).data.list).toHaveLength(3);
  const stranger = await test.tokenOf(OTHER);
  expect((await send(about, stranger)).code).toBe(ERRORS.goodsNotFound.code);
});

it("is shown as a picture in the list when the last message has no text", async () => {
  const { image_id } = (await sendImage(test, buyer.token, await photo())).data;
  const about = { goods_id: 1001, party: "seller" } as const;
  await send(about);
  await send({ ...about, text: "", image_id });
  expect(await inbox()).toMatchObject([{ last_text: "[图片]" }]);
});

it("has no messages before the first one is sent", async () => {
  const about = { goods_id: 1001, party: "seller" } as const;
  expect((await subjectOf(about)).data).toMatchObject({ list: [], more: false });
  const seen = await buyer.call("readMessages", { ...about, message_id: 1 });
  expect(seen.data).toEqual({ unread: 0 });
});

describe("an answer", () => {
  const answer = async (text: string) => {
    const [row] = await test.deps.db
      .select()
      .from(conversations)
      .where(eq(conversations.userId, BUYER));
    const conversationId = row?.id ?? 0;
    await test.deps.db.transaction((tx) =>
      answerMessage({ ...test.deps, db: tx }, { conversationId, operatorId: null, text }),
    );
  };

  it.each([
    ["without a text or a picture", "  ", "请输入回复，或选择一张图片"],
    ["beyond the length", "字".repeat(MESSAGE_LENGTH + 1), `回复最多 ${MESSAGE_LENGTH} 个字`],
  ])("%s is refused", async (_, text, msg) => {
    await send({ goods_id: 1001, party: "seller" });
    await expect(answer(text)).rejects.toMatchObject({ message: msg });
  });

  it("in a conversation that does not exist fails", async () => {
    await expect(answer("好的")).rejects.toThrow("there is no conversation 0");
  });
});
