import { randomBytes } from "node:crypto";
import type { Env, Hono } from "hono";
import type { CallAnswer, CallRequest } from "@/contract/calls";
import type { Envelope } from "@/contract/envelope";
import { fenToYuan, yuanToFen } from "@/contract/money";
import { PATHS } from "@/contract/paths";
import { ApiError } from "../api-error";
import type { Deps } from "../deps";
import { payableOrder } from "../phone/payable-order";
import { channelOf } from "../services/payments/channels";
import { signNotice } from "../services/payments/sign-notice";

interface Payment {
  orderNum: string;
  outcome: "paid" | "failed";
  /** Yuan as a caller may write it; the order's own amount when not given. */
  amount?: string | number | undefined;
}

/** `http`: the status the notice was answered with; `result` is there when it was believed. */
export interface NoticeOutcome {
  http: number;
  code: number;
  msg: string;
  result: CallAnswer<"payNotice">["result"] | null;
}

/**
 * Tells the marketplace of a payment as a payment company would: a signed notice to the notice call itself.
 * @throws ApiError orderNotFound; channelUnknown for an order that is paid from the balance
 */
export async function sendNotice(
  app: Pick<Hono<Env>, "request">,
  { db, config }: Pick<Deps, "db" | "config">,
  { orderNum, outcome, amount }: Payment,
): Promise<NoticeOutcome> {
  const order = await payableOrder(db, orderNum);
  if (!order) throw new ApiError("orderNotFound");
  const channel = channelOf(order.channelId);
  if (channel === undefined || channel === "ggpay") throw new ApiError("channelUnknown");
  const fen = amount === undefined ? null : yuanToFen(amount);
  const notice: CallRequest<"payNotice"> = {
    notice_id: randomBytes(16).toString("hex"),
    order_num: orderNum,
    channel,
    amount: fen === null ? order.amount : fenToYuan(fen),
    outcome,
  };
  const body = JSON.stringify(notice);
  const { method, path } = PATHS.payNotice;
  const response = await app.request(path, {
    method,
    body,
    headers: {
      "Content-Type": "application/json",
      "X-Signature": signNotice(config, body),
    },
  });
  const answer = (await response.json()) as Envelope<CallAnswer<"payNotice"> | null>;
  return {
    http: response.status,
    code: answer.code,
    msg: answer.msg,
    result: answer.data?.result ?? null,
  };
}
