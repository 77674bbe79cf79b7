import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { AppScreen } from "../screens/app-screen";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Split } from "./split";

/** Positions of the slips on the phone, from the text to the page's edge. */
const POSITIONS = {
  right: [
    "left-[-22px] top-[150px] -rotate-3",
    "right-[-20px] top-[96px] rotate-2",
    "left-[-40px] bottom-[112px] rotate-2",
    "right-[-20px] bottom-[176px] -rotate-2",
  ],
  left: [
    "left-[-20px] top-[150px] -rotate-3",
    "right-[28px] top-[96px] rotate-2",
    "left-[-20px] bottom-[112px] rotate-2",
    "right-[40px] bottom-[176px] -rotate-2",
  ],
} as const;

/** A phone on a slanting slab of colour, slips with prices pinned around it. */
export function SlabHero({ hero, page }: HeroProps<"slab">) {
  const left = hero.side === "left";
  const places = POSITIONS[left ? "left" : "right"];
  const slips = chooseGoods(page.market, hero.slips, places.length);
  return (
    <HeroGround hero={hero}>
      <div
        aria-hidden="true"
        className={`-skew-x-12 absolute inset-y-0 w-[44vw] bg-glow ${left ? "left-[-8vw]" : "right-[-8vw]"} small:inset-x-0 small:top-auto small:bottom-0 small:h-[380px] small:w-full small:origin-bottom-left small:skew-x-0 small:skew-y-[-7deg]`}
      />
      <Split
        hero={hero}
        page={page}
        last={left}
        className={`min-h-[720px] ${left ? "grid-cols-[1fr_520px]" : "grid-cols-[560px_1fr]"}`}
      >
        <div className="drawn-520 small:drawn-440 relative flex h-full items-end justify-center">
          <div aria-hidden="true" className="absolute inset-0">
            {slips.map((row, index) => (
              <div
                key={row.id}
                data-ground="white"
                className={`absolute flex w-[172px] items-center gap-3 rounded-m p-2.5 pr-4 shadow-card ${places[index] ?? ""}`}
              >
                <Cover url={row.cover} size={48} className="rounded-s" eager />
                <span className="min-w-0">
                  <span className="block truncate text-soft text-xs">{row.game}</span>
                  <RowPrice row={row} />
                </span>
              </div>
            ))}
          </div>
          <AppScreen screen={hero.screen} page={page} className="relative mt-12 mb-[-56px]" />
        </div>
      </Split>
    </HeroGround>
  );
}
