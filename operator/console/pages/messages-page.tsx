import { showMessages } from "@storefront/marketplace/messages/messages";
import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { answerConversation } from "../../messages/answer-conversation";
import { findConversation, readConversations } from "../../messages/read-conversations";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
} from "../console-env";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { ConversationsView, ConversationView } from "../views/conversations-view";

const SECTION = "/admin/messages";

/** Conversations with buyers, the longest waiting first. */
export function messagesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/messages", async (c) => {
    const user = c.req.query("user") ?? "";
    const userId = /^\d{1,9}$/.test(user) ? Number(user) : undefined;
    const rows = await readConversations(deps.db, userId);
    const view = <ConversationsView rows={rows} isOneBuyer={userId !== undefined} />;
    return showPage(c, { title: "会话", section: SECTION, view });
  });

  const idOf = (c: ConsoleContext) => Number(c.req.param("id") ?? 0);
  const show: ShowForm = async (c, problem, status) => {
    const row = await findConversation(deps.db, idOf(c));
    if (!row) throw new ConsoleRefusal(404, "没有这个会话。");
    const view = (
      <ConversationView
        row={row}
        messages={(await showMessages(deps, row.id)).list}
        canAnswer={isAtLeast(c.get("operator"), "clerk")}
      />
    );
    return showPage(c, { title: "会话详情", section: SECTION, problem, view }, status);
  };

  app.get("/messages/:id{[0-9]{1,9}}", (c) => show(c));
  onForm(app, "/messages/:id{[0-9]{1,9}}/answer", {
    role: "clerk",
    show,
    async change(c, operator) {
      if (!(await findConversation(deps.db, idOf(c)))) {
        throw new ConsoleRefusal(404, "没有这个会话。");
      }
      const answer = { text: fieldOf(c, "text"), picture: c.get("picture") };
      await answerConversation(deps, operator, idOf(c), answer);
      return { to: `${SECTION}/${idOf(c)}` };
    },
  });
}
