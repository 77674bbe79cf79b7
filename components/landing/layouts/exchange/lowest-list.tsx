import type { GoodsWord } from "@storefront/brands/landing-parts";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { priceFen } from "@/lib/landing/choose-goods";
import { priceRanges } from "@/lib/landing/price-ranges";
import { Band } from "../../parts/section";

const SHOWN = 8;

interface Props {
  storefront: StorefrontView;
  title: string;
  kinds: readonly GoodsWord[];
}

/** The cheapest listing of each game, numbered, cheapest first. */
export function LowestList({ storefront, title, kinds }: Props) {
  const rows = priceRanges(storefront, kinds)
    .map(({ low }) => low)
    .sort((a, b) => priceFen(a) - priceFen(b))
    .slice(0, SHOWN);
  if (rows.length === 0) return null;
  return (
    <Band block={{ surface: "ground", title }}>
      <ol className="mt-8 grid grid-cols-2 gap-x-10 narrow:grid-cols-1">
        {rows.map((row, index) => (
          <li key={row.id} className="border-rule border-b">
            <a
              href={goodsAddress(row.id)}
              className="group grid grid-cols-[40px_72px_1fr_auto] items-center gap-4 py-4 small:grid-cols-[24px_56px_1fr]"
            >
              <span className="figures font-bold text-mark text-xl">{index + 1}</span>
              <Cover url={row.cover} size={72} className="rounded-s small:size-14" />
              <span className="min-w-0">
                <span className="wrap-anywhere line-clamp-1 font-medium group-hover:text-mark small:line-clamp-2">
                  {row.name}
                </span>
                <span className="text-soft text-xs">
                  {row.game} · {row.kind}
                </span>
              </span>
              <span className="small:col-start-3">
                <RowPrice row={row} size="large" />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </Band>
  );
}
