import type { Note } from "@storefront/brands/landing-parts";
import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** Positions and distances of the five people, in a field of 1200 × 440. */
const POSITIONS = [
  { x: 128, y: 190, size: 150 },
  { x: 362, y: 132, size: 124 },
  { x: 600, y: 108, size: 112 },
  { x: 838, y: 132, size: 124 },
  { x: 1072, y: 190, size: 150 },
] as const;

/** A campfire at night: five people behind it say what they would like to play, two sit in front, seen from behind. */
export function CampfireHero({ hero, page }: HeroProps<"campfire">) {
  return (
    <HeroGround hero={hero}>
      <div className="container-page relative flex items-start justify-between pt-16 narrow:gap-10 small:flex-col small:gap-8 small:pt-10">
        <Words hero={hero} page={page} sub="max-w-[560px]" />
        <GetApp app={page.app} surface={hero.surface} className="pt-4 small:pt-0" />
      </div>
      <div className="container-page relative mt-6 h-[500px] narrow:not-small:drawn-wide-1200 small:mt-8 small:h-auto small:pb-[230px]">
        <Firelight />
        <ul className="small:relative small:grid small:gap-4">
          {hero.says.map((note, index) => (
            <Sitter key={note.name} note={note} place={POSITIONS[index]} />
          ))}
        </ul>
        <GameIcon
          name="campfire"
          className="-translate-x-1/2 absolute top-[236px] left-1/2 size-[204px] text-glow small:top-auto small:bottom-8 small:size-[160px]"
        />
        {[330, 870].map((x) => (
          <Back key={x} x={x} />
        ))}
        <p className="absolute bottom-5 left-0 text-soft small:bottom-3">
          画面示例：App 里的「今晚」房间
        </p>
      </div>
    </HeroGround>
  );
}

function Sitter({ note, place }: { note: Note; place: (typeof POSITIONS)[number] | undefined }) {
  if (!place) return null;
  const { x, y, size } = place;
  return (
    <li
      className="-translate-x-1/2 absolute flex flex-col items-center small:static small:translate-x-0 small:flex-row-reverse small:justify-end small:gap-4"
      style={{ left: x, bottom: 500 - y - size }}
    >
      <span
        data-ground="white"
        className="whitespace-nowrap rounded-l rounded-bl-s px-5 py-2.5 font-medium text-base shadow-dialog small:whitespace-normal"
      >
        {note.text}
      </span>
      <span
        className="relative mt-3 small:mt-0 small:size-20! small:shrink-0"
        style={{ width: size, height: size }}
      >
        <Bust className="text-[color-mix(in_oklab,var(--glow)_36%,var(--under))]" />
        <span className="absolute inset-x-0 bottom-[20%] text-center font-semibold text-on">
          {note.name}
        </span>
      </span>
    </li>
  );
}

/** A person in front of the fire, seen from behind. */
function Back({ x }: { x: number }) {
  return (
    <span
      aria-hidden="true"
      className="-translate-x-1/2 absolute bottom-[-70px] size-[260px] small:hidden"
      style={{ left: x }}
    >
      <Bust className="text-under" rim />
    </span>
  );
}

function Bust({ className, rim = false }: { className: string; rim?: boolean }) {
  return (
    <svg viewBox="0 0 100 100" className={`size-full ${className}`} aria-hidden="true">
      <path d="M8 92C8 64 26 47 50 47S92 64 92 92Z" fill="currentColor" />
      <circle cx="50" cy="26" r="22" fill="currentColor" stroke="var(--under)" strokeWidth="3" />
      {rim ? (
        <path
          d="M8 92C8 70 19 55 35 49M65 49C81 55 92 70 92 92M29 19a22 22 0 0 1 42 0"
          fill="none"
          stroke="var(--glow)"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      ) : (
        <rect y="86" width="100" height="13" rx="6.5" fill="var(--glow)" opacity=".55" />
      )}
    </svg>
  );
}

/** The ground lit by the fire. */
function Firelight() {
  return (
    <span
      aria-hidden="true"
      className="-translate-x-1/2 -bottom-24 absolute left-1/2 h-[520px] w-[1800px]"
      style={{
        background:
          "radial-gradient(closest-side, rgb(var(--glow-rgb) / 52%), rgb(var(--glow-rgb) / 16%) 55%, transparent)",
      }}
    />
  );
}
