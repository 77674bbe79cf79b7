"use client";

import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import { useState } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import {
  type PricePoint,
  type PriceSummary,
  readPriceHistory,
  summarisePrices,
} from "@/lib/goods/price-history";
import { PriceChart } from "./price-chart";

/** Changes in the list. */
const LISTED = 5;

interface Props {
  goodsId: number;
  /** "/小时" of rentals. */
  unit: string;
}

/** 价格走势: the lowest prices, a line and the changes as a list; nothing when the price has not changed. */
export function PriceHistory({ goodsId, unit }: Props) {
  const [now] = useState(Date.now);
  const { data: points } = useSWR(["price-history", goodsId], () => fetchPoints(goodsId), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const summary = points ? summarisePrices(points, now) : null;
  if (!points || summary === null) return null;
  return (
    <section
      aria-labelledby="prices-title"
      className="rounded-m bg-white p-6 shadow-card small:p-4"
    >
      <h2 id="prices-title" className="font-semibold text-lg">
        价格走势
      </h2>
      <dl className="figures mt-4 flex flex-wrap gap-x-10 gap-y-2">
        {summary.lowest.map(({ label, fen }) => (
          <div key={label}>
            <dt className="text-ink-2 text-xs">{label}</dt>
            <dd className="font-semibold text-lg">{`¥${fenToYuan(fen)}${unit}`}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-2 text-ink-2 text-sm">{sinceText(points)}</p>
      <PriceChart points={points} now={now} />
      <Changes changes={summary.changes} unit={unit} />
    </section>
  );
}

async function fetchPoints(goodsId: number): Promise<PricePoint[]> {
  const result = await call("priceHistory", { goods_id: goodsId });
  return result.ok ? readPriceHistory(result.data) : [];
}

const dayOf = (at: number): string => fullTime(new Date(at)).slice(0, 10);

/** States the covered period, so that a short history does not look like a steady price. */
const sinceText = (points: readonly PricePoint[]): string =>
  `价格从 ${dayOf(points[0]?.since ?? 0)} 开始记录，按列表展示的价格，不含优惠券。`;

function Changes({ changes, unit }: { changes: PriceSummary["changes"]; unit: string }) {
  return (
    <ol aria-label="价格变化" className="figures mt-4 divide-y divide-line text-sm">
      {changes.slice(0, LISTED).map(({ since, fen, byFen }) => (
        <li key={since} className="flex items-baseline gap-4 py-1.5">
          <span className="text-ink-2">{dayOf(since)}</span>
          <span className={byFen < 0 ? "text-success" : "text-danger"}>
            {`${byFen < 0 ? "降" : "涨"} ¥${fenToYuan(Math.abs(byFen))}`}
          </span>
          <span className="ml-auto font-medium">{`¥${fenToYuan(fen)}${unit}`}</span>
        </li>
      ))}
    </ol>
  );
}
