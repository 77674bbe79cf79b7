import { Mark } from "@/components/brand/mark";
import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** A full-width table: the money on one side, the goods on the other, the brand between them. */
export function TableHero({ hero, page }: HeroProps<"table">) {
  const [money, goods] = hero.icons;
  return (
    <HeroGround hero={hero}>
      <div className="container-page relative flex items-start justify-between pt-16 narrow:gap-10 small:flex-col small:gap-8 small:pt-10">
        <Words hero={hero} page={page} sub="max-w-[560px]" />
        <GetApp app={page.app} surface={hero.surface} className="pt-2" />
      </div>
      <div className="container-page relative mt-8 flex h-[304px] items-end justify-between narrow:drawn-wide-1100 small:drawn-wide-820">
        <GameIcon name={money} className="ml-4 size-[248px] text-on" />
        <ValidatedBoost />
        <span className="grid size-[284px] place-items-center rounded-t-full bg-glow text-over">
          <Mark mark={page.brand.mark} className="mt-6 size-36" />
        </span>
        <ValidatedBoost back />
        <GameIcon name={goods} className="mr-4 size-[248px] text-on" />
      </div>
      <div data-ground="ink" className="relative h-7" />
      <div data-ground="primary" className="relative">
        <dl className="container-page grid grid-cols-3 gap-20 py-10 narrow:gap-8 small:grid-cols-1 small:gap-5 small:py-8">
          {hero.sides.map(({ name, text }, index) => (
            <div
              key={name}
              className={["", "text-center small:text-left", "text-right small:text-left"][index]}
            >
              <dt className="font-bold text-xl">{name}</dt>
              <dd className="mt-2 text-base text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </HeroGround>
  );
}

/** Arrow from one side of the table to its middle. */
function ValidatedBoost({ back = false }: { back?: boolean }) {
  return (
    <svg
      viewBox="0 0 120 40"
      className={`mb-24 h-10 w-[120px] text-mark small:hidden ${back ? "-scale-x-100" : ""}`}
      aria-hidden="true"
    >
      <path d="M4 20H92" stroke="currentColor" strokeWidth="5" strokeDasharray="14 10" />
      <path d="M90 4 118 20 90 36Z" fill="currentColor" />
    </svg>
  );
}
