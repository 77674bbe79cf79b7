import { GetApp } from "../parts/get-app";
import { AppScreen } from "../screens/app-screen";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { HourDial } from "./hour-dial";
import { BESIDE, BESIDE_WORDS } from "./reflow";
import { Words } from "./words";

/** A clock dial behind the phone, with the rented hours glowing. */
export function DialHero({ hero, page }: HeroProps<"dial">) {
  return (
    <HeroGround hero={hero}>
      <div
        className={`container-page relative grid min-h-[740px] grid-cols-[1fr_560px] items-center ${BESIDE}`}
      >
        <div className={`relative z-10 ${BESIDE_WORDS}`}>
          <Words hero={hero} page={page} className="max-w-[560px]" />
          <GetApp app={page.app} surface={hero.surface} className="mt-12" />
        </div>
        <div className="drawn-560 small:drawn-380 relative flex h-full items-center justify-center narrow:min-h-[740px]">
          <HourDial />
          <AppScreen screen={hero.screen} page={page} className="relative" />
        </div>
      </div>
    </HeroGround>
  );
}
