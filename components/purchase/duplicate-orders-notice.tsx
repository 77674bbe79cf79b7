"use client";

import { Button } from "@/components/ui/button";
import { guardHandler } from "@/components/ui/guard-handler";
import type { Editing } from "@/lib/purchase/state";
import type { Send } from "./use-purchase";

interface Props {
  state: Editing;
  send: Send;
  disabled: boolean;
}

/** Existing orders for the same goods: in this window, or in another one, which requires an acknowledgement. */
export function DuplicateOrdersNotice({ state, send, disabled }: Props) {
  const { own, duplicates, problem } = state;
  const hasDuplicates = duplicates.waiting.length > 0 || duplicates.paid;
  if (!own && !hasDuplicates) return null;
  return (
    <div className="mb-4 space-y-2 rounded-s border border-line bg-tint px-3 py-2.5 text-sm">
      {own ? (
        <p className="flex items-center justify-between gap-3">
          <span>你有这件商品的待付款订单</span>
          <Button size="small" disabled={disabled} onClick={() => send({ type: "resumeOwn" })}>
            继续支付
          </Button>
        </p>
      ) : null}
      {hasDuplicates ? (
        <>
          <p role="status">
            {duplicates.waiting.length > 0
              ? "另一个窗口有这件商品的待付款订单"
              : "另一个窗口刚刚支付了这件商品的订单"}
          </p>
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              data-part="duplicate"
              checked={duplicates.accepted}
              disabled={disabled}
              aria-describedby={problem?.at === "duplicate" ? "duplicate-problem" : undefined}
              onChange={guardHandler((event) =>
                send({ type: "acknowledgeDuplicate", accepted: event.target.checked }),
              )}
              className="size-4 accent-primary"
            />
            我知道，仍要再下一单
          </label>
        </>
      ) : null}
      {problem?.at === "duplicate" ? (
        <p id="duplicate-problem" role="alert" className="text-danger text-xs">
          {problem.text}
        </p>
      ) : null}
    </div>
  );
}
