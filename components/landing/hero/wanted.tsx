import { GameIcon } from "../parts/game-icon";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Split } from "./split";

const TURNS = [
  "-rotate-3",
  "rotate-2",
  "rotate-3 mt-10",
  "-rotate-2",
  "rotate-1 -mt-4",
  "-rotate-3",
] as const;

/** A notice board with wanted ads in the buyers' own words. */
export function WantedHero({ hero, page }: HeroProps<"wanted">) {
  return (
    <HeroGround hero={hero}>
      <Split hero={hero} page={page} className="min-h-[740px] grid-cols-[480px_1fr] gap-14">
        <ul className="grid grid-cols-3 gap-6 narrow:grid-cols-[repeat(auto-fill,minmax(190px,1fr))] narrow:gap-5 narrow:py-14 small:pt-0 small:pb-12">
          {hero.wants.map(({ name, text }, index) => (
            <li
              key={name}
              data-ground={index === 1 ? "spark" : index === 4 ? "tint" : "white"}
              className={`relative px-5 pt-9 pb-5 shadow-dialog ${TURNS[index % TURNS.length] ?? ""}`}
            >
              <span
                aria-hidden="true"
                className="-translate-x-1/2 absolute top-3 left-1/2 size-4 rounded-full bg-accent shadow-card"
              />
              <p className="font-black text-mark text-xl tracking-[.2em]">{hero.head}</p>
              <p className="mt-2 font-semibold text-base">{name}</p>
              <p className="mt-2 text-soft">{text}</p>
              {index === 0 ? (
                <GameIcon name={hero.icon} className="mt-4 size-24 text-glow opacity-60" />
              ) : null}
            </li>
          ))}
        </ul>
      </Split>
    </HeroGround>
  );
}
