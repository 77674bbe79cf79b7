import { showMessages } from "@storefront/marketplace/messages/messages";
import type { Hono } from "hono";
import { answerConversation } from "../../messages/answer-conversation";
import { findConversation, readConversations } from "../../messages/read-conversations";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  isAllowed,
} from "../console-env";
import { listPage } from "../list-page";
import { recordPage } from "../record-page";
import { AnswerForm, CONVERSATION_COLUMNS, Messages } from "../views/conversation-view";

const SECTION = "/admin/messages";

/** Conversations with buyers, the longest waiting first. */
export function messagesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, SECTION, async (c) => {
    const user = c.req.query("user") ?? "";
    const userId = /^\d{1,9}$/.test(user) ? Number(user) : undefined;
    const isOneBuyer = userId !== undefined;
    return {
      pageTitle: "会话",
      title: isOneBuyer ? "这位买家的会话" : "会话",
      note: isOneBuyer ? <a href={SECTION}>全部会话</a> : "等待最久的在前",
      caption: "会话",
      columns: CONVERSATION_COLUMNS,
      rows: await readConversations(deps.db, userId),
      empty: "还没有买家发来消息。",
    };
  });

  const rowOf = async (c: ConsoleContext) => {
    const row = await findConversation(deps.db, Number(c.req.param("id") ?? 0));
    if (!row) throw new ConsoleRefusal(404, "没有这个会话。");
    return row;
  };
  const addAct = recordPage(app, SECTION, "/messages/:id{[0-9]{1,9}}", async (c) => {
    const row = await rowOf(c);
    const { list } = await showMessages(deps, row.id);
    return {
      title: "会话详情",
      head: <a href={`/admin/users/${row.userId}`}>买家 {row.buyer}</a>,
      cards: [
        <Messages row={row} messages={list} />,
        isAllowed(c, "clerk") && <AnswerForm id={row.id} />,
      ],
    };
  });
  addAct("answer", "clerk", async (c, operator) => {
    const { id } = await rowOf(c);
    const answer = { text: fieldOf(c, "text"), picture: c.get("picture") };
    await answerConversation(deps, operator, id, answer);
    return { to: `${SECTION}/${id}` };
  });
}
