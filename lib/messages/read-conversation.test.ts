import { mergeMessages, readConversation } from "./read-conversation";
import { readInbox } from "./read-inbox";

const message = (message_id: number, more: object = {}) => ({
  ...{ message_id, sender: "staff", text: "有货", image: null },
  created_at: "2026-03-01T02:00:00.000Z",
  ...more,
});

it("reads messages, and leaves out empty ones", () => {
  const list = [message(1), message(2, { text: "" }), message(0), null, "text"];
  const read = readConversation({ title: "账号", party_name: "店", service_open: true, list });
  expect(read?.messages.map(({ id }) => id)).toEqual([1]);
  expect(read).toMatchObject({ title: "账号", partyName: "店", isServiceOpen: true });
});

it("drops an invalid picture and an invalid time", () => {
  const odd = message(1, { image: { url: "javascript:alert(1)" }, created_at: "soon" });
  expect(readConversation({ list: [odd] })?.messages).toMatchObject([{ picture: null, at: null }]);
});

it("links the search that a notification is of", () => {
  const notification = message(1, { sender: "auto", saved_query: { q: "星砂" } });
  const read = readConversation({ list: [notification, message(2)] });
  expect(read?.messages.map(({ searchHref }) => searchHref)).toEqual([
    "/search?q=%E6%98%9F%E7%A0%82&sort=newest",
    null,
  ]);
});

it.each([null, {}, { list: "text" }])("returns null for %p", (data) => {
  expect(readConversation(data)).toBeNull();
  expect(readInbox(data)).toBeNull();
});

it("merges lists by message id, oldest first", () => {
  const [first, second, third] = [message(1), message(2), message(3)].map(
    (each) => readConversation({ list: [each] })?.messages[0],
  );
  if (!first || !second || !third) throw new Error("a message was not read");
  const merged = mergeMessages([first, second], [third, second]);
  expect(merged.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it("reads the subject of a conversation in the inbox", () => {
  const lines = readInbox({
    list: [
      { goods_id: 1003, order_num: "", party: "seller", unread: 2 },
      { goods_id: 0, order_num: "2026030112345678", party: "platform" },
      { goods_id: 0, order_num: "", party: "platform" },
      { goods_id: 1003, party: "other" },
    ],
  });
  expect(lines?.map(({ subject }) => subject)).toEqual([
    { goods_id: 1003, party: "seller" },
    { order_num: "2026030112345678", party: "platform" },
  ]);
});
