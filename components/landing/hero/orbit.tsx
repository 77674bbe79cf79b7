import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

const RADII = [230, 350, 470, 590] as const;
/** Ring and angle of each icon, in degrees from the right; none is behind the download. */
const POSITIONS = [
  [1, 152],
  [1, 58],
  [2, 130],
  [0, 48],
  [2, 34],
  [3, 146],
  [3, 42],
] as const;

/** Concentric half rings rising from below, with the central icon in the middle. */
export function OrbitHero({ hero, page }: HeroProps<"orbit">) {
  return (
    <HeroGround hero={hero}>
      <div aria-hidden="true" className="absolute bottom-0 left-1/2 small:[zoom:.56]">
        {RADII.map((radius) => (
          <span
            key={radius}
            style={{ width: radius * 2, height: radius * 2, left: -radius, bottom: -radius }}
            className="absolute rounded-full border-2 border-rule"
          />
        ))}
        <span className="absolute bottom-[-190px] left-[-190px] grid size-[380px] place-items-start justify-center rounded-full bg-glow pt-8">
          <GameIcon name={hero.centre} className="size-[140px] text-over" />
        </span>
        {POSITIONS.map(([ring, degrees], index) => {
          const icon = hero.icons[index];
          const angle = (degrees / 180) * Math.PI;
          return icon ? (
            <span
              key={`${ring} ${degrees}`}
              style={{
                left: Math.round(RADII[ring] * Math.cos(angle)) - 38,
                bottom: Math.round(RADII[ring] * Math.sin(angle)) - 38,
              }}
              className="absolute grid size-[76px] place-items-center rounded-full bg-panel text-mark ring-2 ring-rule"
            >
              <GameIcon name={icon} className="size-11" />
            </span>
          ) : null;
        })}
      </div>
      <div className="container-page relative flex min-h-[920px] flex-col items-center pt-20 text-center small:min-h-0 small:pt-10 small:pb-[380px]">
        <Words hero={hero} page={page} className="max-w-[860px]" sub="mx-auto max-w-[600px]" />
        <GetApp app={page.app} surface={hero.surface} variant="card" className="mt-8 text-left" />
      </div>
    </HeroGround>
  );
}
