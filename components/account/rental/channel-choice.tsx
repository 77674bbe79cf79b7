"use client";

import { fenToYuan } from "@storefront/contract/money";
import { useId } from "react";
import { ChannelMark } from "@/components/purchase/channel-mark";
import { guardHandler } from "@/components/ui/guard-handler";
import type { Channel } from "@/lib/purchase/terms/offer";

interface Props {
  channels: readonly Channel[];
  current: Channel | null;
  balanceFen: number;
  /** The balance does not cover the price. */
  isShort: boolean;
  onChoose: (id: number) => void;
}

/** The payment channels of an extension, drawn like those of a purchase. */
export function ChannelChoice({ channels, current, balanceFen, isShort, onChoose }: Props) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-2 font-medium text-ink">
        支付方式
      </p>
      <div role="radiogroup" aria-labelledby={id} className="space-y-2">
        {channels.map((channel) => (
          <label
            key={channel.id}
            data-checked={channel === current || undefined}
            className="flex h-11 cursor-pointer items-center gap-3 rounded-s border border-line px-3 data-checked:border-primary data-checked:bg-tint hover:border-primary"
          >
            <ChannelMark kind={channel.kind} />
            <span className="shrink-0 text-ink">{channel.name}</span>
            {channel.kind === "ggpay" ? (
              <span className="figures text-ink-2 text-xs">
                可用 ¥{fenToYuan(balanceFen)}
                {isShort && channel === current ? "，不够支付" : ""}
              </span>
            ) : null}
            <input
              type="radio"
              name={id}
              checked={channel === current}
              onChange={guardHandler(() => onChoose(channel.id))}
              className="ml-auto size-4 shrink-0 accent-primary"
            />
          </label>
        ))}
      </div>
    </div>
  );
}
