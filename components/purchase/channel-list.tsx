"use client";

import { fenToYuan } from "@storefront/contract/money";
import { useId } from "react";
import { guardHandler } from "@/components/ui/guard-handler";
import type { Editing } from "@/lib/purchase/state";
import { type Channel, channelInUse, isBalanceShort } from "@/lib/purchase/terms/offer";
import { ChannelMark } from "./channel-mark";
import type { Send } from "./use-purchase";

interface Props {
  state: Editing;
  send: Send;
  disabled: boolean;
}

/** The payment channels; the balance channel shows the available balance (product §4, §5). */
export function ChannelList({ state, send, disabled }: Props) {
  const id = useId();
  const { offer, price } = state;
  const current = channelInUse(offer, price.totalFen, state.channelId);
  return (
    <div className="py-4">
      <p id={id} className="mb-2 font-medium text-ink">
        支付方式
      </p>
      <div role="radiogroup" aria-labelledby={id} className="space-y-2">
        {offer.channels.map((channel) => (
          <label
            key={channel.id}
            data-checked={channel === current || undefined}
            data-disabled={disabled || undefined}
            className="flex h-11 small:h-auto small:min-h-11 small:py-1.5 cursor-pointer items-center gap-3 rounded-s border border-line px-3 data-checked:border-primary data-checked:bg-tint data-disabled:cursor-not-allowed hover:border-primary"
          >
            <ChannelMark kind={channel.kind} />
            <span className="shrink-0 text-ink">{channel.name}</span>
            <Balance state={state} channel={channel} />
            <input
              type="radio"
              name={id}
              data-part={channel === current ? "channel" : undefined}
              checked={channel === current}
              disabled={disabled}
              onChange={guardHandler(() => send({ type: "chooseChannel", channelId: channel.id }))}
              className="ml-auto size-4 shrink-0 accent-primary"
            />
          </label>
        ))}
      </div>
    </div>
  );
}

function Balance({ state: { offer, price }, channel }: { state: Editing; channel: Channel }) {
  if (channel.kind !== "ggpay") return null;
  const isShort = isBalanceShort(offer, price.totalFen, channel);
  return (
    <span className="figures text-ink-2 text-xs">
      可用 ¥{fenToYuan(offer.balanceFen)}
      {isShort ? "，不够支付这笔订单" : ""}
    </span>
  );
}
