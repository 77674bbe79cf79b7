import { GetApp } from "../parts/get-app";
import { AppScreen } from "../screens/app-screen";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** One word as large as the page, behind a phone. */
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
      <div className="container-page relative grid min-h-[760px] grid-cols-[1fr_300px_1fr] gap-14 narrow:grid-cols-[1fr_300px] narrow:grid-rows-[auto_1fr] narrow:gap-y-8 small:min-h-0 small:grid-cols-1 small:grid-rows-none">
        <Words hero={hero} page={page} className="pt-24 small:pt-10" />
        <AppScreen
          screen={hero.screen}
          page={page}
          className="mt-16 mb-[-60px] self-end narrow:col-start-2 narrow:row-span-2 narrow:row-start-1 small:drawn-300 small:col-start-1 small:row-span-1 small:row-start-3 small:mx-auto small:mt-4"
        />
        <GetApp
          app={page.app}
          surface={hero.surface}
          variant="stack"
          className="self-end justify-self-end pb-20 narrow:self-start narrow:justify-self-start small:pb-0"
        />
      </div>
    </HeroGround>
  );
}
