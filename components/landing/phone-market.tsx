import { Cover } from "@/components/home/cover";
import { Price } from "@/components/ui/price";
import type { MarketView } from "@/lib/home/market-view";
import { pickRows } from "@/lib/home/market-view";
import { PhoneFrame } from "./phone-frame";
import { RowShapes } from "./row-shapes";

const TABS = ["交易", "游戏", "消息", "我的"];
const KINDS = ["全部", "账号", "租号", "卡密", "代练"];

/** The app's market list on a phone: search, kinds, rows with prices. */
export function PhoneMarket({ market, className }: { market: MarketView; className?: string }) {
  const rows = pickRows(market.hot, 5, { perGame: 1 });
  return (
    <PhoneFrame label="App 的交易列表：搜索、分类与带价格的商品" className={className ?? ""}>
      <div className="flex h-full flex-col">
        <div className="mx-4 flex h-9 shrink-0 items-center gap-2 rounded-full bg-ground px-3.5 text-ink-3">
          <svg viewBox="0 0 16 16" className="size-3.5" aria-hidden="true">
            <path
              d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2Zm3.6 8.6L14 14"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
            />
          </svg>
          搜游戏、商品、卖家
        </div>
        <div className="mt-3 flex gap-4 border-line border-b px-4">
          {KINDS.map((kind, index) => (
            <span
              key={kind}
              className={`pb-2 text-sm ${index === 0 ? "border-primary border-b-2 font-semibold text-primary-strong" : "text-ink-2"}`}
            >
              {kind}
            </span>
          ))}
        </div>
        <div className="min-h-0 flex-1 overflow-hidden px-4">
          {rows.length === 0 ? <RowShapes count={5} size={60} /> : null}
          <ul>
            {rows.map((row) => (
              <li key={row.id} className="flex gap-3 border-line border-b py-3 last:border-0">
                <Cover url={row.cover} size={60} className="rounded-s" eager />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate font-medium text-[13px]">{row.name}</span>
                  <span className="mt-1 truncate text-[11px] text-ink-3">
                    <span className="mr-1.5 rounded-[3px] bg-tint px-1 py-px text-primary-strong">
                      {row.kind}
                    </span>
                    {row.game}
                  </span>
                  <span className="mt-auto flex items-baseline justify-between">
                    <Price yuan={row.price} size="small" />
                    <span className="figures text-[11px] text-ink-3">已售 {row.sale}</span>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid shrink-0 grid-cols-4 border-line border-t pt-2.5 pb-6 text-center">
          {TABS.map((tab, index) => (
            <span
              key={tab}
              className={index === 0 ? "font-semibold text-primary-strong" : "text-ink-3"}
            >
              <span
                className={`mx-auto mb-1 block size-4.5 rounded-[5px] border-2 ${index === 0 ? "border-primary bg-primary" : "border-ink-3"}`}
              />
              {tab}
            </span>
          ))}
        </div>
      </div>
    </PhoneFrame>
  );
}
