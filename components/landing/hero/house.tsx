import type { Surface } from "@storefront/brands/landing-parts";
import type { Lodging } from "@storefront/brands/landing-play";
import { Mark } from "@/components/brand/mark";
import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { BESIDE, BESIDE_WORDS } from "./reflow";
import { Words } from "./words";

/** Light colours of the windows, used in turn. */
const LIGHTS: readonly Surface[] = ["spark", "white", "tint", "white", "primary", "spark"];

/** An apartment house in the evening: residents at home have light, and talk from window to window. */
export function HouseHero({ hero, page }: HeroProps<"house">) {
  const lit = hero.rooms.filter(({ text }) => text !== undefined);
  return (
    <HeroGround hero={hero}>
      <Street />
      <div
        className={`container-page relative grid grid-cols-[460px_1fr] gap-14 pt-16 ${BESIDE} small:pt-0`}
      >
        <div className={`pt-20 ${BESIDE_WORDS} narrow:pt-4 small:pt-10`}>
          <Words hero={hero} page={page} sub="max-w-[400px]" />
          <GetApp app={page.app} surface={hero.surface} className="mt-10" />
        </div>
        <div className="drawn-686 relative narrow:self-end">
          <Roof mark={page.brand.mark} />
          <ul className="mx-6 grid grid-cols-3 gap-4 bg-panel px-6 pt-6 pb-6 shadow-dialog">
            {hero.rooms.map((room) => (
              <Window
                key={room.name}
                room={room}
                light={LIGHTS[lit.indexOf(room) % LIGHTS.length]}
              />
            ))}
          </ul>
          <div className="mx-6 flex items-end justify-between bg-panel px-10">
            <p className="pb-6 text-soft">画面示例：App 里的一栋楼，亮灯的在线</p>
            <Door />
          </div>
          {hero.calls.map((call, index) => (
            <p
              key={call}
              data-ground="white"
              className={`absolute w-fit max-w-[220px] rounded-l px-5 py-3 font-medium text-base shadow-dialog ${index === 0 ? "top-[270px] left-[-92px] rounded-br-none narrow:left-[-16px]" : "top-[446px] right-[-28px] rounded-bl-none narrow:right-[-16px]"}`}
            >
              {call}
            </p>
          ))}
        </div>
      </div>
    </HeroGround>
  );
}

function Window({ room, light }: { room: Lodging; light: Surface | undefined }) {
  const atHome = room.text !== undefined && light;
  return (
    <li
      data-ground={atHome ? light : "ink"}
      className="relative h-[156px] overflow-hidden border-4 border-under p-4 outline-2 outline-rule"
    >
      <GameIcon
        name={room.icon}
        className={`-right-3 -bottom-3 absolute size-24 ${atHome ? "text-glow opacity-30" : "text-rule"}`}
      />
      <p className={`relative font-semibold text-base ${atHome ? "" : "text-soft"}`}>{room.name}</p>
      {atHome ? <p className="relative mt-1 text-soft">{room.text}</p> : null}
    </li>
  );
}

/** The roof, with the brand's mark as a round window. */
function Roof({ mark }: { mark: string }) {
  return (
    <div className="relative h-[150px]">
      <svg
        viewBox="0 0 686 150"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <path d="M520 20h60v110h-60Z" fill="var(--panel)" />
        <path d="M343 6 686 150H0Z" fill="var(--glow)" />
        <path d="M343 34 620 150H66Z" fill="var(--panel)" />
      </svg>
      <span className="-translate-x-1/2 absolute bottom-1 left-1/2 grid size-20 place-items-center rounded-full bg-glow text-over">
        <Mark mark={mark} className="size-12" />
      </span>
    </div>
  );
}

/** Distant houses of the street, some with light. */
function Street() {
  return (
    <svg
      viewBox="0 0 1920 300"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 h-[300px] w-full"
      aria-hidden="true"
    >
      <path
        d="M0 300V150L90 84 180 150V118H300V60L400 8 500 60V170H560V130L650 74 740 130V300ZM1500 300V120L1590 60 1680 120V160H1740V70L1830 20 1920 70V300Z"
        fill="var(--panel)"
        opacity=".75"
      />
      <path
        d="M60 180h26v30H60ZM210 150h22v26h-22ZM250 150h22v26h-22ZM340 100h30v36h-30ZM420 160h30v36h-30ZM620 150h26v30h-26ZM1570 140h26v30h-26ZM1790 110h28v34h-28ZM1850 190h28v34h-28Z"
        fill="var(--glow)"
        opacity=".7"
      />
    </svg>
  );
}

function Door() {
  return (
    <svg viewBox="0 0 110 120" className="h-[120px] w-[110px]" aria-hidden="true">
      <path d="M5 120V45a50 45 0 0 1 100 0v75Z" fill="var(--glow)" />
      <path d="M15 120V48a40 37 0 0 1 80 0v72Z" fill="var(--under)" />
      <circle cx="82" cy="82" r="4" fill="var(--glow)" />
    </svg>
  );
}
