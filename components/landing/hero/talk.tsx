import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { BESIDE } from "./reflow";
import { Words } from "./words";

/** A negotiation in large speech bubbles, with its listing among them. */
export function TalkHero({ hero, page }: HeroProps<"talk">) {
  const [row] = chooseGoods(page.market, hero.goods, 1);
  return (
    <HeroGround hero={hero}>
      <div
        className={`container-page relative grid min-h-[740px] grid-cols-[500px_1fr] items-center gap-20 py-16 ${BESIDE} small:py-10`}
      >
        <div>
          <span className="mb-8 grid size-24 place-items-center rounded-[28px] bg-glow text-over">
            <GameIcon name={hero.icon} className="size-16" />
          </span>
          <Words hero={hero} page={page} />
          <GetApp app={page.app} surface={hero.surface} className="mt-10" />
        </div>
        <div className="grid gap-5 text-lg narrow:grid-cols-1 small:gap-4 small:text-base">
          {hero.lines.map(({ text, mine }, index) => (
            <div key={text} className="contents">
              <p
                className={`max-w-[440px] px-7 py-5 small:px-5 small:py-4 ${mine ? "justify-self-end rounded-[28px] rounded-br-s bg-glow text-over" : "rounded-[28px] rounded-bl-s bg-panel text-on"}`}
              >
                {text}
              </p>
              {index === 0 && row ? (
                <a
                  href={goodsAddress(row.id)}
                  data-ground="white"
                  className="flex w-[440px] max-w-full items-center gap-4 rounded-[28px] p-4 shadow-card"
                >
                  <Cover url={row.cover} size={92} className="rounded-m" eager />
                  <span className="min-w-0">
                    <span className="line-clamp-2 font-medium text-base">{row.name}</span>
                    <RowPrice row={row} />
                  </span>
                </a>
              ) : null}
            </div>
          ))}
        </div>
      </div>
    </HeroGround>
  );
}
