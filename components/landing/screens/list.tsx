import type { GoodsPick } from "@storefront/brands/landing-parts";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { GoodsLine } from "./goods-line";
import { PhoneFrame } from "./phone-frame";
import { TabBar } from "./tab-bar";

const KINDS = ["全部", "账号", "租号", "卡密", "代练"];

interface Props {
  goods: GoodsPick;
  storefront: StorefrontView;
}

/** The app's list of goods: search, kinds, rows with prices. */
export function ListScreen({ goods, storefront }: Props) {
  const rows = chooseGoods(storefront, goods, 5);
  return (
    <PhoneFrame label="App 的商品列表：搜索、分类与带价格的商品">
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
              className={`whitespace-nowrap pb-2 text-sm ${index === 0 ? "border-primary border-b-2 font-semibold text-primary-strong" : "text-ink-2"}`}
            >
              {kind}
            </span>
          ))}
        </div>
        <div className="min-h-0 flex-1 overflow-hidden px-4">
          {rows.length === 0 ? (
            <PlaceholderRows />
          ) : (
            <ul>
              {rows.map((row) => (
                <GoodsLine key={row.id} row={row} />
              ))}
            </ul>
          )}
        </div>
        <TabBar />
      </div>
    </PhoneFrame>
  );
}

/** Placeholder rows of a phone's list, so that a drawn phone is never empty. */
function PlaceholderRows() {
  return (
    <ul aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <li key={row} className="flex items-center gap-3 py-3">
          <span className="size-15 shrink-0 rounded-s bg-current opacity-10" />
          <span className="flex-1 space-y-2.5">
            <span className="block h-3 rounded-full bg-current opacity-10" />
            <span className="block h-3 w-1/2 rounded-full bg-current opacity-10" />
          </span>
        </li>
      ))}
    </ul>
  );
}
