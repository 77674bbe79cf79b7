import type { Hono } from "hono";
import { openBoosterConversation, viewBoostAccount } from "../../orders/view-boost-account";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  refusalText,
  requireRole,
} from "../console-env";
import { RESUME_FIELD } from "../form-fields";
import { showPage } from "../show-page";
import { BoostAccountView } from "../views/boost-account-view";

/** The game account of a boost, shown in the answer to a form, and the booster's conversation with the buyer. */
export function boostAccountPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.post("/orders/:orderNum{[0-9]+}/account", async (c) => {
    const operator = requireRole(c, "clerk");
    const orderNum = orderNumOf(c);
    if (c.get("fields").has(RESUME_FIELD)) return c.redirect(`/admin/orders/${orderNum}`, 303);
    const account = await refuse(viewBoostAccount(deps, operator, orderNum));
    const view = <BoostAccountView orderNum={orderNum} account={account} />;
    return showPage(c, { title: "代练账号", section: "/admin/orders", view });
  });

  app.post("/orders/:orderNum{[0-9]+}/talk", async (c) => {
    requireRole(c, "clerk");
    const id = await refuse(openBoosterConversation(deps, orderNumOf(c)));
    return c.redirect(`/admin/messages/${id}`, 303);
  });
}

const orderNumOf = (c: ConsoleContext): string => c.req.param("orderNum") ?? "";

/** Shows a refusal by the marketplace as a page. */
const refuse = <T,>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new ConsoleRefusal(409, `${refusalText(error)}。什么也没有改变。`);
  });
