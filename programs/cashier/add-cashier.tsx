/** @jsxImportSource hono/jsx */
import { Hono } from "hono";
import { ApiError } from "@/marketplace/api-error";
import type { Deps } from "@/marketplace/deps";
import { payOrder } from "@/marketplace/sandbox/pay-order";
import { clockTime } from "@/mobile/china-time";
import { page } from "@/mobile/page";
import { Refusal } from "@/mobile/refusal";
import { MessageView } from "@/mobile/views/message-view";
import { cashierPage } from "./cashier-page";

/** The simulated payment companies' cashier, on the sandbox's phone. */
export function addCashier(phone: Hono, deps: Deps): void {
  const cashier = new Hono();
  cashierPage(cashier, deps, (orderNum, outcome) => payOrder(deps, { orderNum, outcome }));
  cashier.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason !== "cashierLink") throw new Refusal(error.code, error.message);
    return page(
      c,
      <MessageView
        time={clockTime(deps.clock.now())}
        title="收银台"
        headline="这张账单打不开"
        text="链接不完整或不是由本站生成的，没有发生付款。请在电脑上重新打开支付二维码。"
        icon="lock"
      />,
      404,
    );
  });
  phone.route("/", cashier);
}
