import { PATHS } from "@storefront/contract/http/paths";
import type { Hono } from "hono";
import type { Deps } from "../../deps";
import { giveBrowserCookie } from "../../http/browser-cookie";
import { defineCall } from "../../http/define-call";
import { answerTicket } from "./answer-ticket";
import { issueTicket } from "./issue-ticket";
import { readTicket } from "./read-ticket";
import { redeemTicket } from "./redeem-ticket";

/** Codes by which a phone orders with the desktop's login (docs/account.md). */
export function phoneTicketRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "issueTicket", ({ input, user }) => issueTicket(deps, user, input));
  defineCall(app, deps, "ticketState", ({ input, user }) =>
    readTicket(deps, user, input.ticket_id),
  );
  defineCall(app, deps, "answerTicket", ({ input, user }) =>
    answerTicket(deps, user, {
      ticketId: input.ticket_id,
      code: input.code,
      approve: input.approve === 1,
    }),
  );
  app.use(PATHS.redeemTicket.path, giveBrowserCookie(deps.config));
  defineCall(app, deps, "redeemTicket", ({ input, user, meta }) =>
    redeemTicket(deps, { ...input, ...meta, userId: user?.userId ?? null }),
  );
}
