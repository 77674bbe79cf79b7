import { yuanToFen } from "@storefront/contract/money";
import type { ProviderName } from "@storefront/marketplace/providers/payments/provider";
import type { Hono } from "hono";
import { isAtLeast, type SignedIn } from "../../access/sessions";
import { approveRefund, rejectRefund } from "../../approvals/decide-request";
import { readMoneyState } from "../../money/read-money-state";
import { lookUpPayment, PAYMENT_ACTIONS } from "../../reconcile/found-payment";
import { isBillMade, reconcile } from "../../reconcile/reconcile";
import { isDay } from "../../reconcile/reconcile-command";
import { settleFoundPayment } from "../../reconcile/settle-found-payment";
import { type Console, type ConsoleContext, type ConsoleEnv, fieldOf } from "../console-env";
import type { FormProblem } from "../form-fields";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { FoundPaymentView } from "../views/found-payment-view";
import { ReconcileView } from "../views/reconcile-view";
import { readApproval } from "./order-forms";

const SECTION = "/admin/reconcile";
const PROVIDERS: readonly ProviderName[] = ["alipay", "wxpay"];

/** A day's bill against the books, and payments that are found there: applied or refunded once the provider confirms. */
export function reconcilePage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/reconcile", async (c) => {
    const { day = "", provider = "" } = c.req.query();
    const channel = PROVIDERS.find((each) => each === provider && deps.payments[each]);
    const problem = day === "" ? undefined : problemOf(day, channel);
    const result =
      day !== "" && channel && problem === undefined
        ? await reconcile(deps, channel, day)
        : undefined;
    const offered = PROVIDERS.filter((each) => deps.payments[each]);
    const view = <ReconcileView {...{ day, channel, offered, problem, result }} />;
    return showPage(c, { title: "对账", section: SECTION, view }, problem ? 400 : 200);
  });

  const problemOf = (day: string, channel: ProviderName | undefined): string | undefined => {
    if (!isDay(day)) return "请输入日期，例如 2026-03-01";
    if (!isBillMade(day, deps.clock.now())) return "渠道的账单在第二天 10:00 之后才有";
    return channel ? undefined : "请选择已经开通的支付渠道";
  };

  const show: ShowForm = async (c, problem, status) => {
    const { channel, orderNum } = paymentOf(c);
    const operator = c.get("operator");
    const view = (
      <FoundPaymentView
        found={await lookUpPayment(deps, channel, orderNum)}
        canSettle={isAtLeast(operator, "owner")}
        money={await readMoneyState(deps, operator, orderNum)}
        done={c.req.query("done")}
      />
    );
    return showPage(c, { title: "核对付款", section: SECTION, problem, view }, status);
  };

  const path = "/reconcile/:channel{alipay|wxpay}/:orderNum{[0-9]{10,30}}";
  app.get("/reconcile/payment", (c) => {
    const { provider = "", number = "" } = c.req.query();
    const isKnown = PROVIDERS.some((each) => each === provider);
    if (!isKnown || !/^\d{10,30}$/.test(number.trim())) {
      const offered = PROVIDERS.filter((each) => deps.payments[each]);
      const view = (
        <ReconcileView
          {...{ day: "", channel: undefined, offered, result: undefined, problem: undefined }}
          number={number}
          numberProblem="请选择渠道，并输入完整的订单号，只有数字"
        />
      );
      return showPage(c, { title: "对账", section: SECTION, view }, 400);
    }
    return c.redirect(`${SECTION}/${provider}/${number.trim()}`, 303);
  });
  app.get(path, (c) => show(c));
  const addAction = (
    name: string,
    change: (c: ConsoleContext, operator: SignedIn) => Promise<FormProblem | string>,
  ) =>
    onForm(app, `${path}/${name}`, {
      role: "owner",
      show,
      async change(c, operator) {
        const done = await change(c, operator);
        if (typeof done !== "string") return done;
        const { channel, orderNum } = paymentOf(c);
        return { to: `${SECTION}/${channel}/${orderNum}?done=${done}` };
      },
    });
  for (const act of PAYMENT_ACTIONS) {
    addAction(act, async (c, operator) => {
      const fen = yuanToFen(fieldOf(c, "amount"));
      if (fen === null || fen <= 0) {
        return { field: "amount", text: "请输入渠道收到的金额，单位元，最多两位小数" };
      }
      return settleFoundPayment(deps, operator, paymentOf(c), { act, fen });
    });
  }
  // A payment that fits no order has no page of an order, where it could be approved.
  addAction("approve", async (c, operator) => {
    const input = readApproval(c);
    if ("text" in input) return input;
    await approveRefund(deps, operator, paymentOf(c).orderNum, input.fen);
    return "approve";
  });
  addAction("reject", async (c, operator) => {
    await rejectRefund(deps, operator, paymentOf(c).orderNum);
    return "reject";
  });
}

const paymentOf = (c: ConsoleContext): { channel: ProviderName; orderNum: string } => ({
  channel: c.req.param("channel") === "wxpay" ? "wxpay" : "alipay",
  orderNum: c.req.param("orderNum") ?? "",
});
