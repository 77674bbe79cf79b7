import { GetApp } from "../parts/get-app";
import { AppScreen } from "../screens/app-screen";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** Two halves with a phone each: the two sides of a market. */
export function HalvesHero({ hero, page }: HeroProps<"halves">) {
  const [left, right] = hero.names;
  return (
    <HeroGround hero={hero}>
      <div
        data-ground="ink"
        aria-hidden="true"
        className="absolute inset-y-0 left-1/2 w-1/2 small:hidden"
      />
      <div className="container-page relative grid grid-cols-2 small:block">
        <div className="pt-16 pr-16 narrow:pr-8 small:pt-10 small:pr-0">
          <Words hero={hero} page={page} />
        </div>
        <div
          data-ground="ink"
          className="flex flex-col items-end pt-20 pl-16 narrow:pl-8 small:mt-8 small:items-start small:rounded-l small:p-5"
        >
          <GetApp app={page.app} surface="ink" />
        </div>
      </div>
      <div className="container-page relative mt-12 grid grid-cols-2 small:mt-8 small:w-full">
        <div className="flex items-end gap-8 small:flex-col small:items-center small:gap-5 small:pt-5">
          <p className="shrink-0 pb-24 font-black text-3xl text-mark [writing-mode:vertical-rl] small:pb-0 small:text-xl small:[writing-mode:horizontal-tb]">
            {left}
          </p>
          <AppScreen
            screen={hero.screens[0]}
            page={page}
            className="mb-[-120px] narrow:drawn-half-420 small:drawn-half-300"
          />
        </div>
        <div
          data-ground="ink"
          className="flex items-end justify-end gap-8 small:flex-col-reverse small:items-center small:gap-5 small:pt-5"
        >
          <AppScreen
            screen={hero.screens[1]}
            page={page}
            className="mb-[-120px] ring-1 ring-white/45 narrow:drawn-half-420 small:drawn-half-300"
          />
          <p className="shrink-0 pb-24 font-black text-3xl text-mark [writing-mode:vertical-rl] small:pb-0 small:text-xl small:[writing-mode:horizontal-tb]">
            {right}
          </p>
        </div>
      </div>
    </HeroGround>
  );
}
