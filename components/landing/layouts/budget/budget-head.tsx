import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { priceFen } from "@/lib/landing/choose-goods";
import type { PriceLevel } from "@/lib/landing/price-levels";
import { yuanText } from "@/lib/landing/yuan-text";
import { customProperties } from "../../parts/custom-properties";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";

interface Props {
  page: LayoutProps<"budget">;
  levels: readonly PriceLevel[];
  cuts: readonly GoodsRow[];
}

/** The headline beside the prices that the page is about. */
export function BudgetHead({ page, levels, cuts }: Props) {
  const { layout } = page;
  return (
    <Section
      block={layout}
      className="grid grid-cols-[minmax(0,1fr)_640px] items-end gap-12 pt-14 narrow:grid-cols-1"
    >
      <Opening page={page} kicker={layout.kicker} className="self-center pb-14 narrow:pb-0" />
      {layout.head === "coins" ? <Coins levels={levels} /> : <Tags rows={cuts.slice(0, 3)} />}
    </Section>
  );
}

/** A column per price level, as high as the level has listings; it leads to them. */
function Coins({ levels }: Pick<Props, "levels">) {
  if (levels.length === 0) return null;
  const most = Math.max(1, ...levels.map(({ rows }) => rows.length));
  return (
    <ul className="flex h-[440px] items-end gap-4 small:h-[300px] small:gap-2">
      {levels.map(({ bound, rows }) => (
        <li key={bound} className="min-w-0 flex-1">
          <a href={`#yuan-${bound}`} className="group block text-center">
            <span className="figures block font-bold text-lg small:text-sm">{bound} 元内</span>
            <span className="figures mb-3 block text-soft text-xs">{rows.length} 件</span>
            <span
              style={customProperties({ "--high": `${Math.round((rows.length / most) * 190)}px` })}
              className="flex flex-col items-center gap-2 rounded-t-m bg-glow px-2 pt-3 pb-(--high) group-hover:opacity-90 small:pb-[calc(var(--high)/2)]"
            >
              {rows[0] ? (
                <Cover
                  url={rows[0].cover}
                  size={96}
                  eager
                  className="aspect-square h-auto w-full max-w-24 rounded-s"
                />
              ) : null}
              <span className="figures font-bold text-over">¥{rows[0]?.price}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const TURNS = ["rotate-2", "-rotate-3", "rotate-1"] as const;

/** The largest cuts as tags on strings: old price struck, new price, what is saved. */
function Tags({ rows }: { rows: readonly GoodsRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-5 pb-14 small:grid-cols-1">
      {rows.map((row, index) => (
        <li
          key={row.id}
          className={`relative pt-10 ${TURNS[index] ?? ""} small:rotate-0 small:pt-0`}
        >
          <span
            aria-hidden="true"
            className="-top-14 absolute left-1/2 h-[104px] w-0.5 bg-on small:hidden"
          />
          <a
            href={goodsAddress(row.id)}
            data-ground="white"
            className="relative block rounded-l px-4 pt-9 pb-4 shadow-dialog small:flex small:items-center small:gap-4 small:pt-4"
          >
            <span
              aria-hidden="true"
              className="-translate-x-1/2 absolute top-3 left-1/2 size-3.5 rounded-full border-2 border-on small:hidden"
            />
            <Cover
              url={row.cover}
              size={170}
              eager
              className="aspect-square h-auto w-full rounded-s small:w-24"
            />
            <span className="mt-3 block">
              <span className="line-clamp-2 text-xs leading-5">{row.name}</span>
              <s className="figures mt-2 block text-soft text-xs">
                原价 ¥{yuanText(row.originFen)}
              </s>
              <span className="figures block font-black text-price text-xl">¥{row.price}</span>
              <span className="figures mt-1 inline-block rounded-s bg-panel px-2 py-0.5 font-semibold">
                降了 {yuanText(row.originFen - priceFen(row))} 元
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
