import { yuanToFen } from "@storefront/contract/money";
import { REFUND_STATES } from "@storefront/marketplace/database/schema";
import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { readOpenRequests } from "../../money/refund-requests";
import { findRefund, readRefunds } from "../../refunds/read-refunds";
import { retryRefund } from "../../refunds/retry-refund";
import { olderLink } from "../addresses";
import { type Console, type ConsoleEnv, ConsoleRefusal, fieldOf } from "../console-env";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { RefundView } from "../views/refund-view";
import { RefundsView } from "../views/refunds-view";

/** Refunds, and retrying those that finally failed. */
export function refundsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/refunds", async (c) => {
    const { state: wanted, before } = c.req.query();
    const state = REFUND_STATES.find((each) => each === wanted);
    const { refunds, next } = await readRefunds(deps.db, state, before);
    return showPage(c, {
      title: "退款",
      section: "/admin/refunds",
      view: (
        <RefundsView
          state={state}
          refunds={refunds}
          requests={await readOpenRequests(deps.db)}
          older={olderLink("/admin/refunds", next, state ? { state } : {})}
        />
      ),
    });
  });

  const show: ShowForm = async (c, problem, status) => {
    const refund = await findRefund(deps.db, c.req.param("refundNum") ?? "");
    if (!refund) throw new ConsoleRefusal(404, "没有这笔退款。");
    const view = (
      <RefundView
        refund={refund}
        canRetry={isAtLeast(c.get("operator"), "owner")}
        isDone={c.req.query("done") !== undefined}
      />
    );
    return showPage(c, { title: "退款详情", section: "/admin/refunds", problem, view }, status);
  };

  app.get("/refunds/:refundNum{[0-9]+R[0-9]+}", (c) => show(c));
  onForm(app, "/refunds/:refundNum{[0-9]+R[0-9]+}/retry", {
    role: "owner",
    show,
    async change(c, operator) {
      const refundNum = c.req.param("refundNum") ?? "";
      const refund = await findRefund(deps.db, refundNum);
      if (refund && yuanToFen(fieldOf(c, "amount")) !== refund.amountFen) {
        return { field: "amount", text: "与退款金额不一致，请核对后再输入" };
      }
      await retryRefund(deps, operator, refundNum);
      return { to: `/admin/refunds/${refundNum}?done` };
    },
  });
}
