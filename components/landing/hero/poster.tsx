import { Mark } from "@/components/brand/mark";
import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { AppScreen } from "../screens/app-screen";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { BESIDE, BESIDE_WORDS } from "./reflow";
import { Words } from "./words";

/** A poster: a huge icon cropped by the edge, with a phone leaning on it. */
export function PosterHero({ hero, page }: HeroProps<"poster">) {
  const left = hero.side === "left";
  const place = `absolute size-[880px] top-[-60px] text-glow ${left ? "left-[calc(50vw-960px)] small:left-[-200px]" : "right-[calc(50vw-960px)] small:right-[-200px]"} small:top-auto small:bottom-[-100px] small:size-[640px]`;
  return (
    <HeroGround hero={hero}>
      {hero.icon ? (
        <GameIcon name={hero.icon} className={place} />
      ) : (
        <Mark mark={page.brand.mark} className={place} />
      )}
      <div
        className={`container-page relative grid h-[760px] items-center gap-10 ${BESIDE} ${left ? "grid-cols-[1fr_540px]" : "grid-cols-[540px_1fr]"}`}
      >
        <div className={`${BESIDE_WORDS} ${left ? "order-last small:order-none" : ""}`}>
          <span aria-hidden="true" className="mb-8 block h-2 w-24 bg-glow" />
          <Words hero={hero} page={page} />
          <GetApp app={page.app} surface={hero.surface} className="mt-10" />
        </div>
        <AppScreen
          screen={hero.screen}
          page={page}
          className={`mt-24 ${left ? "-rotate-6 justify-self-end" : "rotate-6 justify-self-start"} narrow:mt-16 narrow:mb-[-60px] narrow:justify-self-center small:drawn-360 small:mt-4`}
        />
      </div>
    </HeroGround>
  );
}
