"use client";

import { Button } from "@/components/ui/button";
import type { Resuming } from "@/lib/purchase/state";
import { OTHER_ACCOUNT } from "@/lib/purchase/steps/refusal";
import { PayAmount } from "./pay-amount";
import type { Send } from "./use-purchase";

/** Shown while the order's state is read, or when that failed. */
export function ResumingNotice({ state: { order, note }, send }: { state: Resuming; send: Send }) {
  return (
    <div className="space-y-4" aria-busy={note === null}>
      <PayAmount order={order} />
      <div className="grid h-72 place-items-center rounded-m bg-tint p-5 text-center">
        {note === null ? (
          <p role="status" className="text-ink-2">
            正在读取订单状态…
          </p>
        ) : (
          <div role="alert" className="space-y-4">
            <p className="text-ink">{note}</p>
            <p className="text-ink-2 text-xs">订单还在，不会因此失效</p>
            <Button variant="primary" onClick={() => send({ type: "retry" })}>
              {note === OTHER_ACCOUNT ? "切换账号" : "重试"}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
