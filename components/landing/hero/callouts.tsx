import type { Note } from "@storefront/brands/landing-parts";
import { AppScreen } from "../screens/app-screen";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { WordsAbove } from "./words-above";

/** The phone in the centre, with lines from its parts to their explanations. */
export function CalloutsHero({ hero, page }: HeroProps<"callouts">) {
  const half = Math.ceil(hero.notes.length / 2);
  return (
    <HeroGround hero={hero}>
      <WordsAbove hero={hero} page={page} className="items-center pt-16" sub="max-w-[560px]" card />
      <div className="container-page relative mt-14 grid grid-cols-[1fr_340px_1fr] narrow:grid-cols-[1fr_300px_1fr] small:mt-8 small:grid-cols-1">
        <span
          aria-hidden="true"
          className="-translate-x-1/2 absolute top-14 left-1/2 h-[640px] w-[640px] rounded-full bg-glow opacity-15 small:top-auto small:bottom-[-40px]"
        />
        <Notes list={hero.notes.slice(0, half)} left />
        <AppScreen
          screen={hero.screen}
          page={page}
          className="relative mx-5 mb-[-90px] narrow:mx-0 small:drawn-300 small:order-last small:mx-auto small:mt-10"
        />
        <Notes list={hero.notes.slice(half)} />
      </div>
    </HeroGround>
  );
}

function Notes({ list, left = false }: { list: readonly Note[]; left?: boolean }) {
  return (
    <dl
      className={`relative grid content-start gap-20 pt-20 small:gap-6 small:pt-6 ${left ? "justify-items-end text-right small:justify-items-start small:text-left" : ""}`}
    >
      {list.map(({ name, text }) => (
        <div
          key={name}
          className={`relative max-w-[372px] small:max-w-none small:px-0 small:pl-6 ${left ? "pr-[82px] narrow:pr-14" : "pl-[82px] narrow:pl-14"}`}
        >
          <dt className="font-semibold text-lg text-mark">
            <span
              aria-hidden="true"
              className={`absolute top-3 h-0.5 w-16 bg-glow narrow:w-10 small:hidden ${left ? "right-0" : "left-0"}`}
            />
            <span
              aria-hidden="true"
              className={`absolute top-2 size-2.5 rounded-full bg-glow ${left ? "right-0 small:right-auto small:left-0" : "left-0"}`}
            />
            {name}
          </dt>
          <dd className="mt-1.5 text-balance text-base text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
