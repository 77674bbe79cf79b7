import { Mark } from "@/components/brand/mark";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";

/** The headline beside the paper of one deal: a real listing, its price, the terms, the brand's seal. */
export function DealHead({ page }: { page: LayoutProps<"deal"> }) {
  const { brand, storefront, layout } = page;
  const { title, goods, terms } = layout.paper;
  const [row] = chooseGoods(storefront, goods, 1);
  return (
    <Section
      block={layout}
      className="grid grid-cols-[minmax(0,1fr)_560px] items-center gap-14 py-14 narrow:grid-cols-1"
    >
      <Opening page={page} kicker={layout.kicker} />
      <div
        data-ground="white"
        className="relative border-glow border-t-8 px-10 pt-8 pb-10 shadow-dialog small:px-5"
      >
        <p className="flex items-baseline justify-between border-on border-b-2 pb-3">
          <span className="font-bold text-xl">{title}</span>
          <span className="text-soft text-xs">{brand.name}</span>
        </p>
        {row ? (
          <a
            href={goodsAddress(row.id)}
            className="group flex items-center gap-4 border-rule border-b py-4"
          >
            <Cover url={row.cover} size={72} eager className="rounded-s" />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-medium group-hover:text-mark">{row.name}</span>
              <span className="text-soft text-xs">
                {row.game} · {row.kind}
              </span>
            </span>
            <span className="figures font-black text-price text-xl">¥{row.price}</span>
          </a>
        ) : null}
        <dl>
          {terms.map(([name, text]) => (
            <div
              key={name}
              className="grid grid-cols-[128px_1fr] border-rule border-b border-dashed py-3 text-base"
            >
              <dt className="text-soft">{name}</dt>
              <dd className="font-medium">{text}</dd>
            </div>
          ))}
        </dl>
        <span
          aria-hidden="true"
          className="-rotate-12 absolute right-6 bottom-3 grid size-28 place-items-center rounded-full border-4 border-glow text-glow opacity-25"
        >
          <Mark mark={brand.mark} className="size-16" />
        </span>
      </div>
    </Section>
  );
}
