"use client";

import { fenToYuan } from "@storefront/contract/money";
import { BALANCE_USE } from "@storefront/contract/orders/balance-use";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { Spinner } from "@/components/ui/spinner";
import type { Editing } from "@/lib/purchase/state";
import { channelInUse } from "@/lib/purchase/terms/offer";
import { OrderProblem } from "./order-problem";
import { PriceLinesList } from "./price-lines-list";
import type { Send } from "./use-purchase";

/** Always visible footer: price lines, total, problem and submit button. */
export function ConfirmFooter({ state, send }: { state: Editing; send: Send }) {
  const { price, priceBefore, submit, quote } = state;
  const inFlight = submit.phase === "sending" || submit.phase === "waiting";
  return (
    <div className="space-y-3 short:space-y-2">
      <PriceLinesList price={price} />
      {priceBefore === null ? null : (
        <p role="status" className="text-danger text-xs">
          金额已由 ¥{fenToYuan(priceBefore)} 变为 ¥{fenToYuan(price.totalFen)}，请核对后再提交。
        </p>
      )}
      {channelInUse(state.offer, price.totalFen, state.channelId)?.kind === "ggpay" ? (
        <p className="text-ink-2 text-xs">
          提交即从余额扣除，不用再扫码；退款也回到余额，{BALANCE_USE}。
        </p>
      ) : null}
      <OrderProblem state={state} send={send} />
      <div className="flex items-center justify-between gap-4 small:flex-wrap small:gap-y-1">
        <p className={`flex items-baseline gap-2 ${quote ? "opacity-50" : ""}`} aria-live="polite">
          <span className="text-ink-2">应付</span>
          <Price yuan={fenToYuan(price.totalFen)} size="large" />
        </p>
        <Button
          variant="primary"
          size="large"
          aria-disabled={inFlight}
          aria-busy={inFlight}
          className="aria-disabled:cursor-progress aria-disabled:bg-primary-strong short:h-10 small:px-6"
          onClick={() => send({ type: "submit" })}
        >
          {inFlight ? <Spinner /> : null}
          提交订单
        </Button>
      </div>
    </div>
  );
}
