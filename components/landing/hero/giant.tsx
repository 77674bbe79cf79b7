import { GetApp } from "../parts/get-app";
import { AppScreen } from "../screens/app-screen";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** One word as large as the page, a phone standing in front of it. */
export function GiantHero({ hero, page }: HeroProps<"giant">) {
  const size = Math.round(1240 / Math.max(2, hero.word.length));
  return (
    <HeroGround hero={hero}>
      <p
        aria-hidden="true"
        style={{ fontSize: size, lineHeight: 1 }}
        className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 left-1/2 select-none whitespace-nowrap font-black text-glow opacity-[.14]"
      >
        {hero.word}
      </p>
      <div className="container-page relative grid min-h-[760px] grid-cols-[1fr_300px_1fr] gap-14">
        <Words hero={hero} page={page} className="pt-24" />
        <AppScreen screen={hero.screen} page={page} className="mt-16 mb-[-60px] self-end" />
        <GetApp
          app={page.app}
          on={hero.on}
          look="stack"
          className="self-end justify-self-end pb-20"
        />
      </div>
    </HeroGround>
  );
}
