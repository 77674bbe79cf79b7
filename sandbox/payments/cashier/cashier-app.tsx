import { readForm } from "@storefront/html/read-form";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { createPages } from "../../pages/create-pages";
import type { PageSystem } from "../../pages/screen";
import { chinaTime } from "../alipay/china-time";
import { failTrade, findTrade, payTrade } from "../pay-trade";
import type { SimulatedPayments } from "../simulate-payments";
import { type Bill, billOf } from "./bill";
import { CashierView } from "./cashier-view";
import { isCashierKey } from "./link";
import {
  billHref,
  CancelledView,
  ClosedView,
  ExpiredView,
  FailedView,
  LateView,
  ReceiptView,
  UnknownBillView,
} from "./outcome-views";

interface Options extends Pick<PageSystem, "path" | "homeHref" | "now"> {
  /** Returns the merchant's page of an order, for its buyer; undefined when the merchant has none. */
  orderHref?: (orderNum: string) => Promise<string>;
}

const STEPS = { late: LateView, failed: FailedView, cancelled: CancelledView } as const;
type Step = keyof typeof STEPS;

const link = z.object({ order_num: z.string().max(64), t: z.string().max(200) });
const form = link.extend({ act: z.enum(["pay", "late", "fail", "cancel"]) });

/**
 * Simulates the providers' cashiers behind payment QR codes, to be mounted at `place.path`. They know the trades and
 * nothing else of the merchant. As in reality, anyone with the link may pay.
 */
export function cashierApp(
  { simulators }: Pick<SimulatedPayments, "simulators">,
  { orderHref, ...place }: Options,
): Hono {
  const { app: cashier, send } = createPages({ ...place, ...CASHIER });

  const readBill = async (input: z.output<typeof link> | undefined): Promise<Bill | undefined> => {
    if (!input) return undefined;
    const { order_num, t } = input;
    const simulator = await findTrade(simulators, order_num);
    if (!simulator || !isCashierKey(simulator.credentials, order_num, t)) return undefined;
    const trade = await simulator.scan(order_num);
    return trade && billOf(simulator, trade, t);
  };
  const notFound = (c: Context) => send(c, <UnknownBillView />, 404);

  cashier.get("/", async (c) => {
    const bill = await readBill(link.safeParse(c.req.query()).data);
    if (!bill) return notFound(c);
    if (bill.state === "closed") return send(c, <ClosedView bill={bill} />);
    if (bill.state === "expired") return send(c, <ExpiredView bill={bill} />);
    if (bill.state === "waiting") {
      const Step = stepOf(c.req.query("step")) ?? CashierView;
      return send(c, <Step bill={bill} />);
    }
    const paidAt = bill.paidAt === null ? "" : chinaTime(bill.paidAt);
    const href = await orderHref?.(bill.orderNum);
    return send(c, <ReceiptView bill={bill} paidAt={paidAt} orderHref={href} />);
  });

  cashier.post("/", async (c) => {
    const input = form.safeParse(await readForm(c)).data;
    const bill = await readBill(input);
    if (!input || !bill) return notFound(c);
    const billPage = billHref(place.path, bill);
    const on = (step?: Step) =>
      c.redirect(step === undefined ? billPage : `${billPage}&step=${step}`, 303);
    if (input.act === "late") return on("late");
    if (input.act === "cancel") return on("cancelled");
    if (input.act === "fail") {
      await failTrade(simulators, bill.orderNum);
      return on("failed");
    }
    if (bill.state !== "closed") await payTrade(simulators, { orderNum: bill.orderNum });
    return on();
  });
  return cashier;
}

const stepOf = (name: string | undefined) =>
  name !== undefined && Object.hasOwn(STEPS, name) ? STEPS[name as Step] : undefined;

/** Explains the cashier's pages. */
const CASHIER: Pick<PageSystem, "name" | "caption"> = {
  name: "演示支付",
  caption: {
    lead: "扫码之后的收银台",
    steps: [
      "在电脑上下单，用手机打开二维码",
      "在这里确认付款，或者试试付款失败",
      "付款结果由支付渠道通知商户",
    ],
    note: "演示环境：不会产生真实的付款。",
  },
};
