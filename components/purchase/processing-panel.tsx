"use client";

import { processingPromise } from "@storefront/contract/labels/refund-labels";
import { nearTime } from "@storefront/contract/text/china-time";
import { Button } from "@/components/ui/button";
import type { FollowingOrder } from "@/lib/purchase/state";
import { FollowingNote } from "./following-note";
import { PaidSign, PaidSummary } from "./paid-summary";
import { PhoneRequest } from "./phone-request";
import type { Send } from "./use-purchase";

interface Props {
  state: FollowingOrder;
  /** ISO; null when the server sent none. */
  refundAt: string | null;
  send: Send;
}

/** A paid order that is not fulfilled yet: the money is there, and until when it is fulfilled or refunded. */
export function ProcessingPanel({ state, refundAt, send }: Props) {
  const { order } = state;
  const next = order.delivery === "manual" ? "卖家交付" : "领取卡密";
  return (
    <div className="space-y-4 short:space-y-2">
      <PaidSummary order={order} sign={<PaidSign of="processing" />} />
      <PhoneRequest order={order} />
      <div role="status" className="space-y-4 rounded-m bg-tint p-5 short:space-y-2 short:p-3">
        <div>
          <p className="font-medium text-base text-ink">款项已经收到，不需要再付款</p>
          <p className="mt-1 text-ink-2">
            {refundAt === null
              ? "订单正在处理。没有处理成功的话，会原路全额退款。"
              : processingPromise(nearTime(new Date(refundAt), new Date()))}
          </p>
        </div>
        <Steps next={next} />
      </div>
      <FollowingNote note={state.note} send={send} />
      <Button size="large" className="w-full short:h-10" onClick={() => send({ type: "close" })}>
        先关闭，稍后再看
      </Button>
      <p className="text-center text-ink-3 text-xs">
        本页会自动更新。关闭后可以在本页或「我的订单」里查看进度
      </p>
    </div>
  );
}

function Steps({ next }: { next: string }) {
  return (
    <ol className="grid grid-cols-3 text-center text-xs">
      {(["付款成功", "正在处理", next] as const).map((name, index) => (
        <li
          key={name}
          aria-current={index === 1 ? "step" : undefined}
          className={`relative space-y-1.5 ${index === 2 ? "text-ink-3" : "text-ink"}`}
        >
          {index === 0 ? null : (
            <span
              aria-hidden="true"
              className={`-translate-x-1/2 absolute top-[5px] left-0 h-0.5 w-[calc(100%-24px)] ${index === 1 ? "bg-primary" : "bg-line-strong"}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`relative mx-auto block size-3 rounded-full border-2 ${MARKS[index]}`}
          />
          <span className="block">{name}</span>
        </li>
      ))}
    </ol>
  );
}

/** Done, current, to come. */
const MARKS = [
  "border-primary bg-primary",
  "border-primary bg-white motion-safe:animate-pulse",
  "border-line-strong bg-white",
] as const;
