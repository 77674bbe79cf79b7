/** @jsxImportSource hono/jsx */
import { type Context, Hono } from "hono";
import type { JSX } from "hono/jsx/jsx-runtime";
import * as z from "zod";
import { pageAssets } from "../../pages/assets";
import type { PagePlace } from "../../pages/screen";
import { ownFormsOnly, pageHeaders } from "../../pages/security";
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

interface Options extends PagePlace {
  now: () => Date;
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
  { now, orderHref, ...place }: Options,
): Hono {
  const cashier = new Hono();
  cashier.use(pageHeaders, ownFormsOnly);
  pageAssets(cashier, [new URL("./assets/bill.css", import.meta.url)]);

  const readBill = async (input: z.output<typeof link> | undefined): Promise<Bill | undefined> => {
    if (!input) return undefined;
    const { order_num, t } = input;
    const simulator = await findTrade(simulators, order_num);
    if (!simulator || !isCashierKey(simulator.credentials, order_num, t)) return undefined;
    const trade = await simulator.scan(order_num);
    return trade && billOf(simulator, trade, t);
  };
  const notFound = (c: Context) =>
    page(c, <UnknownBillView place={place} time={clockTime(now())} />, 404);

  cashier.get("/", async (c) => {
    const bill = await readBill(link.safeParse(c.req.query()).data);
    if (!bill) return notFound(c);
    const props = { place, bill, time: clockTime(now()) };
    if (bill.state === "closed") return page(c, <ClosedView {...props} />);
    if (bill.state === "expired") return page(c, <ExpiredView {...props} />);
    if (bill.state === "waiting") {
      const Step = stepOf(c.req.query("step")) ?? CashierView;
      return page(c, <Step {...props} />);
    }
    const paidAt = bill.paidAt === null ? "" : chinaTime(bill.paidAt);
    const href = await orderHref?.(bill.orderNum);
    return page(c, <ReceiptView {...props} paidAt={paidAt} orderHref={href} />);
  });

  cashier.post("/", async (c) => {
    const input = form.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text()))).data;
    const bill = await readBill(input);
    if (!input || !bill) return notFound(c);
    const billPage = billHref({ place, bill });
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

const page = (c: Context, view: JSX.Element, status: 200 | 404 = 200) =>
  c.html(`<!doctype html>${view}`, status);

/** @returns the time in China: "09:41" */
const clockTime = (date: Date) => chinaTime(date).slice(11, 16);
