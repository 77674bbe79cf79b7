/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import * as z from "zod";
import { orderNumRequest } from "@/contract/order";
import { ApiError } from "@/marketplace/api-error";
import type { Deps } from "@/marketplace/deps";
import { type PayableOrder, payableOrder } from "@/marketplace/phone/payable-order";
import type { NoticeOutcome } from "@/marketplace/sandbox/pay-order";
import { isCashierKey } from "@/marketplace/services/payments/cashier-link";
import { channelOf } from "@/marketplace/services/payments/channels";
import { clockTime, fullTime } from "@/mobile/china-time";
import { page, readForm, readQuery } from "@/mobile/page";
import {
  CancelledView,
  cashierHref,
  ExpiredBillView,
  FailedView,
  LateView,
  ReceiptView,
  WithdrawnBillView,
} from "./cashier-outcomes";
import { type Bill, CashierView } from "./cashier-view";
import { secondsLeft } from "./seconds-left";

const link = orderNumRequest.extend({ t: z.string().max(200).default("") });
const STEPS = ["late", "failed", "cancelled"] as const;
type Step = (typeof STEPS)[number];

/** Sends the notice of a payment to the marketplace, signed, as the payment provider does. */
export type Pay = (orderNum: string, outcome: "paid" | "failed") => Promise<NoticeOutcome>;

/** The cashier behind the payment QR code. Anyone with the link may pay, as in life. */
export function cashierPage(phone: Hono, deps: Deps, pay: Pay): void {
  phone.get("/cashier", async (c) => {
    const query = await readQuery(
      c,
      link.extend({ step: z.enum(STEPS).optional().catch(undefined) }),
    );
    return show(c, deps, query, query.step);
  });

  phone.post("/cashier", async (c) => {
    const form = await readForm(c, link.extend({ act: z.enum(["pay", "late", "fail", "cancel"]) }));
    const { bill } = await readBill(deps, form);
    const on = (step: Step) => c.redirect(`${cashierHref(bill)}&step=${step}`, 303);
    if (form.act === "late") return on("late");
    if (form.act === "cancel") return on("cancelled");
    const notice = await pay(bill.orderNum, form.act === "pay" ? "paid" : "failed");
    if (notice.result === null)
      return show(c, deps, form, undefined, `付款没有成功：${notice.msg}`);
    return form.act === "fail" ? on("failed") : c.redirect(cashierHref(bill), 303);
  });
}

/** The order's true state decides what is shown; a step only adds words while the order still waits. */
async function show(
  c: Context,
  deps: Deps,
  query: z.output<typeof link>,
  step: Step | undefined,
  error?: string,
): Promise<Response> {
  const now = deps.clock.now();
  const time = clockTime(now);
  const { order, bill } = await readBill(deps, query);
  const status = error === undefined ? 200 : 409;
  if (order.state === "cancelled") return page(c, <WithdrawnBillView bill={bill} time={time} />);
  if (order.state !== "pending" && order.state !== "expired") {
    const paidAt = order.paidAt === null ? "" : fullTime(order.paidAt);
    const refundDue = order.state === "refund_due";
    return page(
      c,
      <ReceiptView {...{ bill, time, paidAt, refundDue }} orderHref={order.href} />,
      status,
    );
  }
  if (order.state === "expired" || bill.secondsLeft === 0) {
    return page(c, <ExpiredBillView bill={bill} time={time} error={error} />, status);
  }
  if (step === "late") return page(c, <LateView bill={bill} time={time} />);
  if (step === "failed") return page(c, <FailedView bill={bill} time={time} />);
  if (step === "cancelled") return page(c, <CancelledView bill={bill} time={time} />);
  return page(c, <CashierView bill={bill} time={time} error={error} />, status);
}

/** @throws ApiError cashierLink when the link was not made by the marketplace */
async function readBill(
  { db, config, clock }: Deps,
  { order_num, t }: z.output<typeof link>,
): Promise<{ order: PayableOrder; bill: Bill }> {
  const order = isCashierKey(config, order_num, t) ? await payableOrder(db, order_num) : null;
  const channel = order && channelOf(order.channelId);
  if (!order || channel === undefined || channel === "ggpay") throw new ApiError("cashierLink");
  const { seller, goodsName, specName, quantity, amount, late } = order;
  return {
    order,
    bill: {
      orderNum: order_num,
      t,
      channel: channel as Bill["channel"],
      seller,
      goodsName,
      specName,
      quantity,
      amount,
      late,
      secondsLeft: secondsLeft(order, clock.now()),
    },
  };
}
