import { Mark } from "@/components/brand/mark";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";

/** The cover: masthead with the figures, the headline, and a large picture with two more beside it. */
export function MagazineCover({ page }: { page: LayoutProps<"magazine"> }) {
  const { brand, storefront, layout } = page;
  const [lead, ...others] = chooseGoods(storefront, layout.goods, 3);
  return (
    <Section block={layout} className="py-10">
      <p className="flex flex-wrap items-center justify-between gap-x-8 border-on border-y-2 py-3">
        <span className="flex items-center gap-3 font-black text-xl">
          <Mark mark={brand.mark} className="size-8 text-glow" />
          {brand.name}
        </span>
        {lead ? (
          <span className="figures text-soft">
            本期 {storefront.games.length} 款游戏，{storefront.total} 件在架
          </span>
        ) : null}
      </p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)_640px] items-center gap-14 narrow:grid-cols-1">
        <Opening page={page} kicker={layout.kicker} />
        <div className="grid grid-cols-[1fr_200px] gap-5 small:grid-cols-1">
          {lead ? (
            <a
              href={goodsAddress(lead.id)}
              className="group relative block overflow-hidden rounded-m"
            >
              <Cover url={lead.cover} size={420} first className="aspect-square h-auto w-full" />
              <span
                data-ground="white"
                className="absolute right-4 bottom-4 left-4 rounded-s px-4 py-3"
              >
                <span className="wrap-anywhere line-clamp-1 font-semibold group-hover:underline">
                  {lead.name}
                </span>
                <span className="flex items-baseline justify-between text-soft text-xs">
                  {lead.game}
                  <RowPrice row={lead} />
                </span>
              </span>
            </a>
          ) : null}
          {others.length === 0 ? null : (
            <ul className="grid content-between gap-5 small:grid-cols-2">
              {others.map((row) => (
                <li key={row.id}>
                  <a href={goodsAddress(row.id)} className="group block">
                    <Cover
                      url={row.cover}
                      size={200}
                      eager
                      className="aspect-square h-auto w-full rounded-m"
                    />
                    <span className="mt-1 flex items-baseline justify-between gap-2 text-soft text-xs">
                      <span className="truncate group-hover:underline">{row.game}</span>
                      <RowPrice row={row} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  );
}
