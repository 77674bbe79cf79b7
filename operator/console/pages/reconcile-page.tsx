import { yuanToFen } from "@storefront/contract/money";
import type { ProviderName } from "@storefront/marketplace/providers/payments/provider";
import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { lookUpPayment, PAYMENT_ACTIONS } from "../../reconcile/found-payment";
import { isBillMade, reconcile } from "../../reconcile/reconcile";
import { isDay } from "../../reconcile/reconcile-command";
import { settleFoundPayment } from "../../reconcile/settle-found-payment";
import { type Console, type ConsoleEnv, fieldOf } from "../console-env";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { FoundPaymentView } from "../views/found-payment-view";
import { ReconcileView } from "../views/reconcile-view";

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
    const channel = PROVIDERS.find((each) => each === c.req.param("channel")) ?? "alipay";
    const view = (
      <FoundPaymentView
        found={await lookUpPayment(deps, channel, c.req.param("orderNum") ?? "")}
        canSettle={isAtLeast(c.get("operator"), "owner")}
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
  for (const act of PAYMENT_ACTIONS) {
    onForm(app, `${path}/${act}`, {
      role: "owner",
      show,
      async change(c, operator) {
        const fen = yuanToFen(fieldOf(c, "amount"));
        if (fen === null || fen <= 0) {
          return { field: "amount", text: "请输入渠道收到的金额，单位元，最多两位小数" };
        }
        const channel = c.req.param("channel") === "wxpay" ? "wxpay" : "alipay";
        const orderNum = c.req.param("orderNum") ?? "";
        await settleFoundPayment(deps, operator, { channel, orderNum }, { act, fen });
        return { to: `${SECTION}/${channel}/${orderNum}?done=${act}` };
      },
    });
  }
}
