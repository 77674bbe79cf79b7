"use client";

import { fenToYuan } from "@storefront/contract/money";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { type RecentDeals as Deals, readRecentDeals } from "@/lib/goods/recent-deals";

interface Props {
  goodsId: number;
  /** "/小时" of rentals. */
  unit: string;
}

/** 同段位成交: completed sales of the same game and rank; nothing when there are none. */
export function RecentDeals({ goodsId, unit }: Props) {
  const { data } = useSWR(["recent-deals", goodsId], () => fetchDeals(goodsId), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  if (!data) return null;
  const { game, rank, deals } = data;
  return (
    <section aria-labelledby="deals-title" className="rounded-m bg-white p-6 shadow-card small:p-4">
      <h2 id="deals-title" className="font-semibold text-lg">
        同段位最近成交
      </h2>
      <p className="mt-1 text-ink-2 text-sm">{`${game} · ${rank}，已完成的订单，没有退款和争议。`}</p>
      <ol className="figures mt-4 divide-y divide-line text-sm">
        {deals.map(({ fen, day, facts }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: deals have no id and may be equal
            key={place}
            className="flex items-baseline gap-4 py-1.5"
          >
            <span className="shrink-0 text-ink-2">{day}</span>
            <span className="min-w-0 truncate">
              {facts
                .filter(({ key }) => key !== "rank")
                .map(({ title, text }) => `${title} ${text}`)
                .join(" · ")}
            </span>
            <span className="ml-auto shrink-0 font-medium">{`¥${fenToYuan(fen)}${unit}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

async function fetchDeals(goodsId: number): Promise<Deals | null> {
  const result = await call("recentDeals", { goods_id: goodsId });
  return result.ok ? readRecentDeals(result.data) : null;
}
