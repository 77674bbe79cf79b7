import type { Icon, Light } from "@storefront/brands/landing-parts";
import type { ReactNode } from "react";
import { GameIcon } from "../parts/game-icon";

/** The light of a scene with the figure in it; drawn behind the land, so that a sun can set. */
export function SceneLight({ light, figure }: { light: Light; figure: Icon }) {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <div className="container-page relative h-full">{LIGHTS[light](figure)}</div>
    </div>
  );
}

const LIGHTS: Record<Light, (figure: Icon) => ReactNode> = {
  disc: (figure) => (
    <span className="drawn-560 absolute top-[86px] right-5 small:top-auto small:bottom-[120px] grid size-[480px] place-items-center rounded-full bg-glow">
      <GameIcon name={figure} className="size-[340px] text-over" />
    </span>
  ),
  sunset: (figure) => (
    <span className="drawn-640 absolute right-[-70px] bottom-[-140px] grid size-[700px] justify-center rounded-full bg-glow pt-[84px]">
      <GameIcon name={figure} className="size-[330px] text-over" />
    </span>
  ),
  lamp: (figure) => (
    <span className="drawn-640 absolute top-[-80px] right-[-120px] small:top-auto small:bottom-[-60px] grid size-[780px] place-items-center bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--glow)_62%,transparent),transparent)]">
      <GameIcon name={figure} className="size-[440px] text-glow" />
    </span>
  ),
};
