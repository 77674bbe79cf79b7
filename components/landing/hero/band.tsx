import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { chooseRows } from "@/lib/landing/choose-goods";
import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** Number of cards that span 1920 px. */
const CARDS = 9;

/**
 * An endless belt of goods across the page, with the text above and the download below. When it slopes up, the icon
 * rises from it.
 */
export function BandHero({ hero, page }: HeroProps<"band">) {
  const rows = chooseRows(page.market, hero.goods, { row: 1, most: CARDS });
  const belt = Array.from({ length: rows.length && CARDS }, (_, at) => ({
    at,
    row: rows[at % rows.length],
  }));
  const up = hero.slope === "up";
  return (
    <HeroGround hero={hero}>
      <GameIcon
        name={hero.icon}
        className={`absolute size-[460px] text-glow ${up ? "top-10 right-[6vw] narrow:-right-24 narrow:size-[340px] small:top-2 small:size-[220px] small:opacity-25" : "-top-16 right-[10vw] opacity-25"}`}
      />
      <div className="container-page relative pt-20 small:pt-10">
        <Words hero={hero} page={page} className="max-w-[760px]" sub="max-w-[560px]" />
      </div>
      <div
        aria-hidden="true"
        className={`relative mt-14 ml-[-4vw] small:mt-8 flex w-[108vw] justify-center gap-5 bg-glow py-6 ${up ? "-rotate-3" : "rotate-2"}`}
      >
        {belt.map(({ at, row }) =>
          row ? (
            <div
              key={at}
              data-ground="white"
              className="w-[188px] shrink-0 rounded-m p-2.5 shadow-card"
            >
              <Cover url={row.cover} size={168} className="rounded-s" eager />
              <span className="mt-2 block truncate text-soft text-xs">{row.game}</span>
              <RowPrice row={row} />
            </div>
          ) : null,
        )}
      </div>
      <div className="container-page relative flex justify-end pt-12 pb-16 small:justify-start small:pt-8 small:pb-10">
        <GetApp app={page.app} surface={hero.surface} />
      </div>
    </HeroGround>
  );
}
