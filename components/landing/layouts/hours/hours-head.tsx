import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { RentOrBuy } from "@/lib/landing/rent-or-buy";
import { yuanText } from "@/lib/landing/yuan-text";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";

/** The headline beside one game's two ways in: rented for some hours, or bought. */
export function HoursHead({
  page,
  sum,
}: {
  page: LayoutProps<"hours">;
  sum: RentOrBuy | undefined;
}) {
  const { layout } = page;
  const { hours, between } = layout;
  return (
    <Section
      block={layout}
      className="grid grid-cols-[minmax(0,1fr)_620px] items-center gap-12 py-16 narrow:grid-cols-1"
    >
      <Opening page={page} kicker={layout.kicker} />
      {sum ? (
        <div className="relative grid grid-cols-2 gap-16 small:gap-5">
          <Way name={`租 ${hours} 小时`} fen={sum.hourFen * hours} row={sum.rent} />
          <Way name="买下来" fen={sum.buyFen} row={sum.buy} />
          <span className="absolute top-1/2 left-1/2 grid size-28 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-glow font-black text-[64px] text-over shadow-dialog small:size-16 small:text-2xl">
            {between}
          </span>
          <p className="figures col-span-2 text-center text-soft">
            {sum.game}：租满 {sum.evenHours} 小时，和买下来一样贵
          </p>
        </div>
      ) : null}
    </Section>
  );
}

function Way({ name, fen, row }: { name: string; fen: number; row: GoodsRow }) {
  return (
    <a
      href={goodsAddress(row.id)}
      data-ground="white"
      className="block overflow-hidden rounded-l shadow-dialog transition-transform hover:-translate-y-1"
    >
      <Cover url={row.cover} size={280} eager className="aspect-square h-auto w-full" />
      <span className="block px-5 py-4 text-center">
        <span className="block text-soft">{name}</span>
        <span className="figures block font-black text-2xl text-price">¥{yuanText(fen)}</span>
        <span className="mt-1 line-clamp-1 text-soft text-xs">{row.name}</span>
      </span>
    </a>
  );
}
