import type { Surface } from "@storefront/brands/landing-parts";
import { fenToYuan } from "@storefront/contract/money";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { Price } from "@/components/ui/price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { momentText } from "@/lib/format/moment-text";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { priceFen } from "@/lib/landing/choose-goods";
import { yuanText } from "@/lib/landing/yuan-text";
import { Band } from "./section";

interface Props {
  title: string;
  rows: readonly GoodsRow[];
  surface?: Surface;
}

/** Reduced prices as lines: what was asked, what is asked, the difference, and when that ends. */
export function DealTiles({ title, rows, surface = "tint" }: Props) {
  return (
    <Band block={{ surface, title }}>
      <ul className="mt-8 grid grid-cols-2 gap-4 narrow:grid-cols-1">
        {rows.map((row) => (
          <li
            key={row.id}
            data-ground="white"
            className="group relative flex items-center gap-5 rounded-m p-4 shadow-card small:gap-3"
          >
            <Cover url={row.cover} size={88} className="rounded-s" />
            <div className="min-w-0 flex-1">
              <a
                href={goodsAddress(row.id)}
                className="wrap-anywhere line-clamp-2 font-medium after:absolute after:inset-0 group-hover:text-mark"
              >
                <bdi>{row.name}</bdi>
              </a>
              <p className="text-soft text-xs">{row.game}</p>
              {row.activityUntil === null ? null : (
                <p className="figures text-soft text-xs">
                  <time dateTime={new Date(row.activityUntil).toISOString()}>
                    {momentText(row.activityUntil)}
                  </time>{" "}
                  恢复原价
                </p>
              )}
            </div>
            <p className="flex shrink-0 flex-col items-end">
              <RowPrice row={row} size="large" />
              {row.originFen > 0 ? (
                <>
                  <span>
                    <span className="sr-only">原价</span>
                    <Price yuan={fenToYuan(row.originFen)} struck />
                  </span>
                  <span className="figures text-price text-xs">
                    省 ¥{yuanText(row.originFen - priceFen(row))}
                  </span>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
