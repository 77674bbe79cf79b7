import { fenToYuan } from "@storefront/contract/money";
import { RowPrice } from "@/components/listing/row-price";
import { Price } from "@/components/ui/price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { momentText } from "@/lib/format/moment-text";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { Cover } from "../listing/cover";

const SHOWN = 4;

/** Listings whose activity price has an end, the next one first. */
export function DealShelf({ rows }: { rows: readonly GoodsRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section id="deals" className="container-page scroll-mt-4 pt-10">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="font-semibold text-lg">限时价</h2>
        <p className="text-ink-2">到时间恢复原价</p>
      </div>
      <ul className="mt-5 grid grid-cols-4 gap-4 narrow:grid-cols-2 small:grid-cols-1">
        {rows.slice(0, SHOWN).map((row) => (
          <li
            key={row.id}
            className="group relative flex overflow-hidden rounded-m bg-white shadow-card"
          >
            <Cover url={row.cover} size={112} className="self-start" />
            <div className="flex min-w-0 flex-1 flex-col justify-between p-3">
              <a
                href={goodsAddress(row.id)}
                className="wrap-anywhere line-clamp-2 text-ink after:absolute after:inset-0 group-hover:text-primary-strong"
              >
                <bdi>{row.name}</bdi>
              </a>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <RowPrice row={row} />
                {row.originFen > 0 ? (
                  <span>
                    <span className="sr-only">原价</span>
                    <Price yuan={fenToYuan(row.originFen)} struck />
                  </span>
                ) : null}
              </p>
              {row.activityUntil === null ? null : (
                <p className="figures truncate text-ink-2 text-xs">
                  <time dateTime={new Date(row.activityUntil).toISOString()}>
                    {momentText(row.activityUntil)}
                  </time>{" "}
                  结束
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
