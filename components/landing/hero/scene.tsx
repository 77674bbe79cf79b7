import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { HorizonLine } from "./horizon";
import { SceneLight } from "./scene-light";
import { Words } from "./words";

/** A full-width scene: a figure in its light, land below, and the text in the sky. */
export function SceneHero({ hero, page }: HeroProps<"scene">) {
  const [figure, near, far] = hero.icons;
  return (
    <HeroGround hero={hero}>
      <SceneLight light={hero.light ?? "disc"} figure={figure} />
      <HorizonLine horizon={hero.horizon} />
      <div className="container-page relative h-[760px] narrow:h-auto narrow:min-h-[760px] small:min-h-0 small:pb-[min(100cqw,560px)]">
        <Words
          hero={hero}
          page={page}
          className="max-w-[600px] pt-24 narrow:w-1/2 narrow:pt-16 small:w-full small:pt-10"
        />
        <GetApp
          app={page.app}
          surface={hero.surface}
          variant="card"
          className="mt-10 narrow:relative narrow:z-10"
        />
        <GameIcon
          name={near}
          className="absolute right-0 bottom-[70px] size-[180px] text-on small:drawn-700 small:bottom-10"
        />
        <GameIcon
          name={far}
          className="drawn-700 absolute right-[520px] bottom-[110px] size-[120px] text-on opacity-80"
        />
      </div>
    </HeroGround>
  );
}
