import { estimates, firstEstimate } from "@/lib/landing/estimates";
import { PocketEstimator } from "../estimate/pocket-estimator";
import { ReadAsTable } from "../estimate/read-as-table";
import { GetApp } from "../parts/get-app";
import { PocketBack, PocketFront } from "../parts/pocket";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { BESIDE } from "./reflow";
import { Words } from "./words";

/** A jeans pocket with a price slip: the estimator. */
export function PocketHero({ hero, page }: HeroProps<"pocket">) {
  const list = estimates(page.market, hero.kinds);
  const first = firstEstimate(list, hero.kinds);
  const words = <Words hero={hero} page={page} />;
  const download = (
    <>
      <ReadAsTable />
      <GetApp app={page.app} surface={hero.surface} className="mt-9" />
    </>
  );
  const back = <PocketBack />;
  const front = <PocketFront patch={hero.patch} mark={page.brand.mark} />;
  return (
    <HeroGround hero={hero}>
      <div
        className={`container-page relative grid min-h-[780px] grid-cols-[1fr_572px] items-center gap-14 ${BESIDE} narrow:not-small:min-h-[780px]`}
      >
        {first ? (
          <PocketEstimator {...{ first, words, download, back, front }} estimates={list} />
        ) : (
          <>
            <div className="py-16">
              {words}
              {download}
            </div>
            <div className="relative h-full">
              {back}
              {front}
            </div>
          </>
        )}
      </div>
    </HeroGround>
  );
}
