import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { GetApp } from "../parts/get-app";
import { Phrases } from "../parts/phrases";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";

/** A vertical headline, as on a shop sign, with listings as hanging scrolls. */
export function ScrollHero({ hero, page }: HeroProps<"scroll">) {
  const rows = chooseGoods(page.market, hero.goods, 3);
  return (
    <HeroGround hero={hero}>
      <div className="container-page relative grid h-[780px] grid-cols-[1fr_460px] narrow:grid-cols-[1fr_auto] narrow:gap-8 small:h-auto small:grid-cols-1 small:gap-8 small:pt-10 small:pb-12">
        <div className="drawn-560 small:drawn-704 flex items-start gap-7">
          {rows.map((row, index) => (
            <a
              key={row.id}
              href={goodsAddress(row.id)}
              data-ground="white"
              style={{ height: 460 + (index % 2) * 56 }}
              className="group relative w-[216px] border-glow border-x-0 border-b-8 p-3 shadow-card"
            >
              <Cover url={row.cover} size={192} eager />
              <span className="mt-4 flex justify-center font-medium text-base leading-7 group-hover:text-mark">
                <span className="[writing-mode:vertical-rl]">{firstWords(row.name)}</span>
              </span>
              <span className="absolute inset-x-0 bottom-4 text-center">
                <RowPrice row={row} />
              </span>
            </a>
          ))}
        </div>
        <div className="flex flex-row-reverse gap-8 pt-16 narrow:gap-5 narrow:pt-12 small:order-first small:flex-col small:gap-4 small:pt-0">
          <h1 className="shrink-0 font-bold text-[64px] leading-[84px] [writing-mode:vertical-rl] max-h-[540px] narrow:text-[48px] narrow:leading-[64px] small:max-h-none small:text-[clamp(28px,6.4vw,40px)] small:leading-[1.25] small:[writing-mode:horizontal-tb]">
            <Phrases text={page.landing.headline} />
          </h1>
          <p className="max-h-[440px] pt-2 text-lg text-soft leading-9 [writing-mode:vertical-rl] small:max-h-none small:pt-0 small:text-base small:[writing-mode:horizontal-tb]">
            {page.landing.subline}
          </p>
        </div>
        <span
          aria-hidden="true"
          className="absolute right-[4px] bottom-14 grid size-24 place-content-center rounded-s bg-glow p-2 font-black text-[34px] text-over leading-9 tracking-widest narrow:bottom-10 small:hidden"
        >
          {hero.seal}
        </span>
        <GetApp
          app={page.app}
          surface={hero.surface}
          variant="card"
          className="absolute bottom-12 left-0 small:static"
        />
      </div>
    </HeroGround>
  );
}

/** Returns as many complete words of a name as fit on a scroll. */
function firstWords(name: string): string {
  const words = name.split(" ");
  const over = words.findIndex((_, index) => words.slice(0, index + 1).join(" ").length > 12);
  return words.slice(0, over === -1 ? words.length : Math.max(1, over)).join(" ");
}
