import type { Voice } from "@storefront/brands/landing-play";
import { Wave } from "../parts/wave";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Split } from "./split";

/** Pixels per second on the tracks. */
const SECOND = 112;
/** Playhead position, in seconds. */
const HEARD = 2.5;
/** Number of bars per voice, enough for the widest page. */
const BARS = 150;
const SECONDS = Array.from({ length: 10 }, (_, second) => second);

/** Three voice tracks, as in a sound editor, that extend beyond the page on the right. */
export function VoicesHero({ hero, page }: HeroProps<"voices">) {
  return (
    <HeroGround hero={hero}>
      <Split hero={hero} page={page} className="min-h-[800px] grid-cols-[480px_1fr] gap-10">
        <div className="drawn-680 relative h-[704px] narrow:mb-10">
          <p className="flex h-8 items-start text-soft">画面示例：App 里的三张语音名片，每张十秒</p>
          <div aria-hidden="true" className="figures relative h-8 w-[1120px] text-soft text-xs">
            {SECONDS.map((second) => (
              <span
                key={second}
                className="absolute top-0 h-full border-rule border-l pl-2"
                style={{ left: second * SECOND }}
              >
                {second}″
              </span>
            ))}
          </div>
          <span
            aria-hidden="true"
            className="absolute top-8 bottom-0 w-0.5 bg-price"
            style={{ left: HEARD * SECOND }}
          >
            <span className="-translate-x-1/2 absolute top-0 left-1/2 size-4 rounded-full bg-price" />
          </span>
          <ul className="relative mt-1 grid gap-5">
            {hero.voices.map((voice, index) => (
              <Track key={voice.name} voice={voice} heard={index === 1} />
            ))}
          </ul>
        </div>
      </Split>
    </HeroGround>
  );
}

/** One track: the speaker, the sound wave, and the transcript along it. */
function Track({ voice, heard }: { voice: Voice; heard: boolean }) {
  return (
    <li
      data-ground={heard ? "primary" : "white"}
      className="relative h-[196px] w-[1120px] overflow-hidden rounded-l shadow-card"
      style={{ marginLeft: voice.from * SECOND }}
    >
      <p className="flex items-center gap-3 px-6 pt-5">
        <span className="grid size-9 place-items-center rounded-full bg-glow font-semibold text-base text-over">
          {voice.name.slice(0, 1)}
        </span>
        <span className="font-semibold text-base">{voice.name}</span>
        <span className="text-soft">{voice.role}</span>
        <span className="ml-3 font-semibold text-lg">“{voice.words}”</span>
      </p>
      <div className="relative mt-3 ml-6 text-glow">
        <Wave
          seed={voice.name}
          bars={BARS}
          height={110}
          className={heard ? "opacity-45" : "opacity-70"}
        />
        {heard ? (
          <div
            className="absolute inset-y-0 left-0 overflow-hidden border-on border-r-2"
            style={{ width: HEARD * SECOND - 24 }}
          >
            <Wave seed={voice.name} bars={BARS} height={110} />
          </div>
        ) : null}
      </div>
    </li>
  );
}
