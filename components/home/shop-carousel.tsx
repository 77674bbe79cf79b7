"use client";

import { StepButton } from "./carousel-buttons";
import { type Slide, Slides } from "./slides";
import { useCarousel } from "./use-carousel";

const PER_VIEW = 2;

/** The shops: two at a time, moved by hand; there is too much to read on a card for it to leave by itself. */
export function ShopCarousel({ labelledBy, slides }: { labelledBy: string; slides: Slide[] }) {
  const { viewport, live, isShown, step, onKeyDown } = useCarousel({
    count: slides.length,
    perView: PER_VIEW,
    everyMs: null,
  });
  return (
    <section
      aria-roledescription="轮播"
      aria-labelledby={labelledBy}
      className="relative mt-6 grid"
      onKeyDown={onKeyDown}
    >
      {live && slides.length > PER_VIEW ? (
        <div className="-top-[66px] absolute right-0 flex gap-2.5">
          <StepButton to="previous" name="上一家" onStep={() => step(-1)} />
          <StepButton to="next" name="下一家" onStep={() => step(1)} />
        </div>
      ) : null}
      <Slides
        slides={slides}
        viewport={viewport}
        live={live}
        isShown={isShown}
        announced
        slideClass="w-[587px]"
      />
    </section>
  );
}
