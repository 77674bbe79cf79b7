"use client";

import { Button } from "@/components/ui/button";
import type { Refused } from "@/lib/purchase/state";
import { GoodsRow } from "./goods-row";
import type { Send } from "./use-purchase";

/** Shown when the purchase was refused before any order: the reason and the next step. */
export function RefusedNotice({
  state: { request, text, retry },
  send,
}: {
  state: Refused;
  send: Send;
}) {
  return (
    <div>
      <GoodsRow
        picture={request.picture}
        name={request.goodsName}
        detail="没有生成订单，也没有扣款"
        price={null}
        quantity={request.quantity}
      />
      <p role="alert" className="rounded-s bg-danger/8 px-3 py-2.5 text-danger text-sm">
        {text}
      </p>
      <div className="mt-5 flex justify-end gap-3">
        <Button variant={retry ? "outline" : "primary"} onClick={() => send({ type: "close" })}>
          返回商品
        </Button>
        {retry ? (
          <Button variant="primary" onClick={() => send({ type: "retry" })}>
            重试
          </Button>
        ) : null}
      </div>
    </div>
  );
}
