import type { Hono } from "hono";
import type { Deps } from "../deps";
import { defineCall } from "../http/define-call";
import { countUnread, listConversations, markRead, readConversation } from "./read-conversations";
import { sendMessage } from "./send-message";

/** Conversations of buyers with sellers and the platform (docs/messages.md). */
export function messageRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "messages", ({ input, user }) =>
    readConversation(deps, user.userId, { ...subjectOf(input), before: input.before }),
  );
  defineCall(app, deps, "sendMessage", ({ input, user }) =>
    sendMessage(deps, user.userId, {
      ...subjectOf(input),
      text: input.text,
      imageId: input.image_id,
      requestId: input.request_id,
    }),
  );
  defineCall(app, deps, "readMessages", ({ input, user }) =>
    markRead(deps, user.userId, { ...subjectOf(input), messageId: input.message_id }),
  );
  defineCall(app, deps, "conversations", ({ user }) => listConversations(deps, user.userId));
  defineCall(app, deps, "unreadMessages", ({ user }) => countUnread(deps.db, user.userId));
}

interface MessageRequest {
  goods_id?: number | undefined;
  order_num?: string | undefined;
  party: "seller" | "platform";
}

const subjectOf = ({ goods_id, order_num, party }: MessageRequest) => ({
  goodsId: goods_id,
  orderNum: order_num,
  party,
});
