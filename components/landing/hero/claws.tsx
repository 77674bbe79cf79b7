import { estimates, firstEstimate } from "@/lib/landing/estimates";
import { ClawsEstimator } from "../estimate/claws-estimator";
import { ReadAsTable } from "../estimate/read-as-table";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** A crab measures prices: its claws mark the lowest and the highest on a ruler across the page. */
export function ClawsHero({ hero, page }: HeroProps<"claws">) {
  const list = estimates(page.market, hero.kinds);
  const first = firstEstimate(list, hero.kinds);
  const words = (
    <div>
      <Words hero={hero} page={page} />
      <GetApp app={page.app} surface={hero.surface} className="mt-8" />
    </div>
  );
  return (
    <HeroGround hero={hero}>
      <div className="container-page relative py-16">
        {first ? (
          <ClawsEstimator
            estimates={list}
            first={first}
            signs={hero.signs}
            words={words}
            more={<ReadAsTable />}
          />
        ) : (
          words
        )}
      </div>
    </HeroGround>
  );
}
