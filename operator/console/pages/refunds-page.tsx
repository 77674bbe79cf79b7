/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { yuanToFen } from "@/contract/money";
import { REFUND_STATES } from "@/marketplace/db/schema";
import { isAtLeast } from "../../access/sessions";
import { findRefund, readRefunds } from "../../refunds/read-refunds";
import { retryRefund } from "../../refunds/retry-refund";
import { answerPage } from "../answer-page";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  refusalText,
  requireRole,
} from "../console-env";
import { Layout } from "../views/layout";
import { RefundView } from "../views/refund-view";
import { RefundsView } from "../views/refunds-view";

/** Refunds by payment provider, and trying one again that was refused for good. */
export function refundsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/refunds", async (c) => {
    const { state: wanted, before } = c.req.query();
    const state = REFUND_STATES.find((each) => each === wanted);
    const { refunds, next } = await readRefunds(deps.db, state, before);
    const query = new URLSearchParams({ ...(state ? { state } : {}), before: next ?? "" });
    return answerPage(
      c,
      <Layout
        title="退款"
        section="/admin/refunds"
        operator={c.get("operator")}
        formToken={c.get("formToken")}
      >
        <RefundsView
          state={state}
          refunds={refunds}
          older={next === null ? null : `/admin/refunds?${query}`}
        />
      </Layout>,
    );
  });

  const show = async (
    c: ConsoleContext,
    problem?: { field?: "amount"; text: string },
    status: 200 | 400 | 409 = 200,
  ) => {
    const refund = await findRefund(deps.db, c.req.param("orderNum") ?? "");
    if (!refund) throw new ConsoleRefusal(404, "没有这笔退款。");
    const operator = c.get("operator");
    return answerPage(
      c,
      <Layout
        title="退款详情"
        section="/admin/refunds"
        operator={operator}
        formToken={c.get("formToken")}
      >
        <RefundView
          refund={refund}
          canRetry={isAtLeast(operator, "owner")}
          formToken={c.get("formToken")}
          typed={fieldOf(c, "amount")}
          problem={problem}
          isDone={c.req.query("done") !== undefined}
        />
      </Layout>,
      status,
    );
  };

  app.get("/refunds/:orderNum{[0-9]+}", (c) => show(c));
  app.post("/refunds/:orderNum{[0-9]+}/retry", async (c) => {
    const operator = requireRole(c, "owner");
    const { orderNum } = c.req.param();
    const refund = await findRefund(deps.db, orderNum);
    if (refund && yuanToFen(fieldOf(c, "amount")) !== refund.amountFen) {
      return show(c, { field: "amount", text: "与退款金额不一致，请核对后再输入" }, 400);
    }
    try {
      await retryRefund(deps, operator, orderNum);
    } catch (error) {
      return show(c, { text: `${refusalText(error)}。` }, 409);
    }
    return c.redirect(`/admin/refunds/${orderNum}?done`, 303);
  });
}
