import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** Claws hold a chain of locks, each of which opens after the previous one. */
export function LocksHero({ hero, page }: HeroProps<"locks">) {
  return (
    <HeroGround hero={hero}>
      <GameIcon
        name={hero.icon}
        className="absolute top-[300px] left-[calc(50vw-730px)] size-[430px] text-glow narrow:-left-44 small:hidden"
      />
      <GameIcon
        name={hero.icon}
        className="-scale-x-100 absolute top-[300px] right-[calc(50vw-730px)] size-[430px] text-glow narrow:-right-44 small:hidden"
      />
      <div className="container-page relative flex flex-col items-center pt-20 pb-16 text-center small:pt-10 small:pb-12">
        <Words hero={hero} page={page} className="max-w-[820px]" sub="mx-auto max-w-[640px]" />
        <ol className="mt-14 flex items-center narrow:drawn-wide-660 narrow:justify-center small:mt-8">
          {hero.locks.map((lock, index) => (
            <li key={lock} className="flex items-center">
              {index > 0 ? <span aria-hidden="true" className="h-2.5 w-9 bg-glow" /> : null}
              <span className="grid justify-items-center">
                <Lock open={index < 2} />
                <span className="-mt-[70px] relative font-bold text-lg text-over">{lock}</span>
              </span>
            </li>
          ))}
        </ol>
        <GetApp
          app={page.app}
          surface={hero.surface}
          variant="card"
          className="mt-24 text-left small:mt-12"
        />
      </div>
    </HeroGround>
  );
}

function Lock({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 130 168" className="h-[168px] w-[130px] text-glow" aria-hidden="true">
      <path
        d={open ? "M35 70V46a30 30 0 0 1 58-10" : "M35 82V52a30 30 0 0 1 60 0V82"}
        fill="none"
        stroke="currentColor"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <rect x="4" y="74" width="122" height="92" rx="20" fill="currentColor" />
    </svg>
  );
}
