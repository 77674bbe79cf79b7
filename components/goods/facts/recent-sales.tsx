import { LUCKY_TICKER_MS } from "@/lib/constants";
import { LazyTicker } from "./lazy-ticker";

/** The lucky ticker: recent buyers of these goods, one after another (product §4 Tickers). */
export function RecentSales({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="@container mt-3 flex items-start gap-3 rounded-s bg-ground py-1.5 pr-2 pl-3 print:hidden narrow:flex-wrap narrow:gap-y-0 narrow:[&>:last-child]:min-w-56">
      <span className="shrink-0 font-medium text-primary-strong text-xs leading-6">最近成交</span>
      <LazyTicker label="最近成交" lines={lines} everyMs={LUCKY_TICKER_MS} />
    </div>
  );
}
