import { GetApp } from "../parts/get-app";
import { AppScreen } from "../screens/app-screen";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Staircase } from "./steps-drawing";
import { Words } from "./words";

/** The climb as steps, with the phone on the top one. */
export function StaircaseHero({ hero, page }: HeroProps<"staircase">) {
  return (
    <HeroGround hero={hero}>
      <div className="container-page relative h-[800px] narrow:h-auto narrow:min-h-[800px] small:min-h-0">
        <Staircase />
        <div className="relative z-10 pt-20 narrow:w-[calc(50%+16px)] narrow:pb-[300px] small:w-full small:pt-10 small:pb-0">
          <Words hero={hero} page={page} className="max-w-[660px]" />
          <GetApp app={page.app} surface={hero.surface} className="mt-8" />
        </div>
        <AppScreen
          screen={hero.screen}
          page={page}
          className="absolute top-14 right-4 z-10 narrow:right-0 narrow:drawn-half-380 small:drawn-300 small:static small:mx-auto small:mt-8 small:mb-12"
        />
      </div>
    </HeroGround>
  );
}
