import type { Surface } from "@storefront/brands/landing-parts";
import type { MagazineLayout } from "@storefront/brands/layouts/magazine";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { gameHref } from "@/lib/addresses/game-path";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { kindsOf } from "@/lib/discovery/game-kinds";
import { type GameGroup, storefrontOf } from "@/lib/home/storefront-view";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { Section } from "../../parts/section";

const LISTED = 4;

interface Props {
  game: GameGroup;
  goods: MagazineLayout["goods"];
  surface: Surface;
  /** The picture on the right. */
  flipped: boolean;
}

/** One game: its key picture, its kinds with counts, and a few listings with prices. */
export function GameSpread({ game: { name, rows }, goods, surface, flipped }: Props) {
  const [key, ...listed] = chooseGoods(storefrontOf(rows, rows.length), goods, LISTED + 1);
  if (key === undefined) return null;
  return (
    <Section block={{ surface }} className="py-14">
      <div
        className={`grid items-stretch gap-14 narrow:grid-cols-1 narrow:gap-8 ${flipped ? "grid-cols-[1fr_480px]" : "grid-cols-[480px_1fr]"}`}
      >
        <a
          href={goodsAddress(key.id)}
          className={`group relative block self-start overflow-hidden rounded-l ${flipped ? "order-last narrow:order-none" : ""}`}
        >
          <Cover
            url={key.cover}
            size={480}
            className="aspect-square h-auto w-full transition-transform group-hover:scale-[1.02] narrow:max-h-[360px]"
          />
          <span data-ground="white" className="absolute right-0 bottom-0 rounded-tl-m px-5 py-3">
            <RowPrice row={key} size="large" />
          </span>
        </a>
        <div className="flex flex-col">
          <h2 className="font-black text-3xl leading-[1.2] small:text-2xl">
            <a href={gameHref({ game: name })} className="hover:underline">
              {name}
            </a>
          </h2>
          <ul className="figures mt-3 flex flex-wrap gap-x-6 gap-y-1 text-soft">
            {kindsOf(rows).map((kind) => (
              <li key={kind.slug}>
                <a href={gameHref({ game: name, kind: kind.slug })} className="hover:underline">
                  {kind.name} {kind.count}
                </a>
              </li>
            ))}
          </ul>
          <p className="wrap-anywhere mt-6 line-clamp-2 border-glow border-l-4 pl-4 text-lg">
            {key.name}
          </p>
          <ul className="mt-6 border-rule border-t">
            {listed.map((row) => (
              <li key={row.id} className="border-rule border-b">
                <a href={goodsAddress(row.id)} className="group flex items-center gap-4 py-3">
                  <Cover url={row.cover} size={56} className="rounded-s" />
                  <span className="min-w-0 flex-1">
                    <span className="wrap-anywhere line-clamp-1 group-hover:text-mark">
                      {row.name}
                    </span>
                    <span className="text-soft text-xs">{row.kind}</span>
                  </span>
                  <RowPrice row={row} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
