"use client";

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { Limited } from "@/lib/purchase/state";
import { UnpaidOrderRow } from "./unpaid-order-row";
import type { Send } from "./use-purchase";

/** Shown at the limit of unpaid orders: the reason, and the orders to pay or cancel. */
export function LimitedPanel({ state, send }: { state: Limited; send: Send }) {
  const { text, orders, pending, cancelling, freed, note } = state;
  return (
    <div className="space-y-4">
      <p
        role={freed ? "status" : "alert"}
        className={`rounded-s px-3 py-2.5 text-sm ${freed ? "bg-tint text-ink" : "bg-danger/8 text-danger"}`}
      >
        {freed ? "现在可以继续下单，填写的内容都还在" : text}
      </p>
      {orders ? (
        <ul
          aria-label="待付款订单"
          className="divide-y divide-line border-line border-y empty:hidden"
        >
          {orders.map((order) => (
            <UnpaidOrderRow
              key={order.orderNum}
              order={order}
              busy={cancelling === order.orderNum}
              disabled={pending !== null}
              send={send}
            />
          ))}
        </ul>
      ) : pending ? (
        <p role="status" className="flex items-center justify-center gap-2 py-8 text-ink-2">
          <Spinner />
          正在读取待付款订单…
        </p>
      ) : null}
      {note === null ? null : (
        <p role="alert" className="text-danger text-sm">
          {note}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button onClick={() => send({ type: "close" })}>返回商品</Button>
        {orders === null && !pending ? (
          <Button variant="primary" onClick={() => send({ type: "retry" })}>
            重试
          </Button>
        ) : null}
        {freed ? (
          <Button
            variant="primary"
            disabled={pending !== null}
            onClick={() => send({ type: "reconfirm" })}
          >
            继续下单
          </Button>
        ) : null}
      </div>
    </div>
  );
}
