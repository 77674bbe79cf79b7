import { GetApp } from "../parts/get-app";
import { AppScreen } from "../screens/app-screen";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Staircase } from "./steps-drawing";
import { Words } from "./words";

/** The climb drawn as steps; the phone stands on the top one. */
export function StaircaseHero({ hero, page }: HeroProps<"staircase">) {
  return (
    <HeroGround hero={hero}>
      <div className="container-page relative h-[800px]">
        <Staircase />
        <div className="relative z-10 pt-20">
          <Words hero={hero} page={page} className="max-w-[660px]" />
          <GetApp app={page.app} on={hero.on} className="mt-8" />
        </div>
        <AppScreen screen={hero.screen} page={page} className="absolute top-14 right-4 z-10" />
      </div>
    </HeroGround>
  );
}
