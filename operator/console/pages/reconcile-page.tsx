import { yuanToFen } from "@storefront/contract/money";
import type { ProviderName } from "@storefront/marketplace/providers/payments/provider";
import type { Hono } from "hono";
import { approveRefund, rejectRefund } from "../../approvals/decide-request";
import { readMoneyState } from "../../money/read-money-state";
import { lookUpPayment, PAYMENT_ACTIONS } from "../../reconcile/found-payment";
import { isBillMade, reconcile } from "../../reconcile/reconcile";
import { isDay } from "../../reconcile/reconcile-command";
import { settleFoundPayment } from "../../reconcile/settle-found-payment";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  fieldOf,
  isAllowed,
} from "../console-env";
import { recordPage } from "../record-page";
import { showPage } from "../show-page";
import { PaymentActions, PaymentDetails } from "../views/found-payment-view";
import { MoneyCards } from "../views/money-cards";
import { ReconcileView } from "../views/reconcile-view";
import { readApproval } from "./order-forms";

const SECTION = "/admin/reconcile";
const PROVIDERS: readonly ProviderName[] = ["alipay", "wxpay"];

/** What a form did, by the name that it redirects with. */
const DONE: Readonly<Record<string, string>> = {
  apply: "已经入账，订单照常处理；买家会收到消息。",
  refund: "已登记退款，会在一分钟内向渠道申请，按原付款方式退回。",
  request: "超过你能直接退的额度，已提出，等待另一位负责人批准；现在什么也没有退。",
  approve: "已批准，会在一分钟内向渠道申请退款。",
  reject: "已撤下这笔申请，什么也没有退。",
};

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
  const addAct = recordPage(app, SECTION, path, async (c) => {
    const { channel, orderNum } = paymentOf(c);
    const canSettle = isAllowed(c, "owner");
    const found = await lookUpPayment(deps, channel, orderNum);
    const money = await readMoneyState(deps, c.get("operator"), orderNum);
    return {
      title: "核对付款",
      done: DONE,
      cards: [
        <PaymentDetails found={found} />,
        canSettle && <MoneyCards money={money} base={`${SECTION}/${channel}/${orderNum}`} />,
        <PaymentActions found={found} canSettle={canSettle} />,
      ],
    };
  });
  for (const act of PAYMENT_ACTIONS) {
    addAct(act, "owner", async (c, operator) => {
      const fen = yuanToFen(fieldOf(c, "amount"));
      if (fen === null || fen <= 0) {
        return { field: "amount", text: "请输入渠道收到的金额，单位元，最多两位小数" };
      }
      return settleFoundPayment(deps, operator, paymentOf(c), { act, fen });
    });
  }
  // A payment that fits no order has no page of an order, where it could be approved.
  addAct("approve", "owner", async (c, operator) => {
    const input = readApproval(c);
    if ("text" in input) return input;
    await approveRefund(deps, operator, paymentOf(c).orderNum, input.fen);
  });
  addAct("reject", "owner", async (c, operator) => {
    await rejectRefund(deps, operator, paymentOf(c).orderNum);
  });
}

const paymentOf = (c: ConsoleContext): { channel: ProviderName; orderNum: string } => ({
  channel: c.req.param("channel") === "wxpay" ? "wxpay" : "alipay",
  orderNum: c.req.param("orderNum") ?? "",
});
