"use client";

import { useState } from "react";
import { StepButton } from "./carousel-buttons";
import { type Slide, Slides } from "./slides";
import { useCarousel } from "./use-carousel";

/** Number of shops in view at the largest width. */
const AT_ONCE = 2;

/** The shops: two at a time, one in a small window. No autoplay, because a card takes long to read. */
export function ShopCarousel({ labelledBy, slides }: { labelledBy: string; slides: Slide[] }) {
  const { viewport, engine, live, perView, isShown, step, onKeyDown } = useCarousel({
    count: slides.length,
    everyMs: null,
  });
  // Pointer, touch or focus always precedes a move of the row, so hidden slides are rendered in time.
  const [approached, setApproached] = useState(false);
  const approach = () => setApproached(true);
  return (
    <section
      aria-roledescription="轮播"
      aria-labelledby={labelledBy}
      className="relative mt-5 grid small:pt-14"
      onKeyDown={onKeyDown}
      onPointerEnter={approach}
      onFocus={approach}
    >
      {live && slides.length > perView ? (
        <div className="-top-14 absolute right-0 flex gap-2.5 small:top-0">
          <StepButton to="previous" name="上一家" onStep={() => step(-1)} />
          <StepButton to="next" name="下一家" onStep={() => step(1)} />
        </div>
      ) : null}
      {engine}
      <Slides
        slides={slides}
        viewport={viewport}
        live={live}
        isShown={isShown}
        announced
        hiddenFrom={approached ? slides.length : AT_ONCE}
        slideClass="w-[calc(50%-13px)] small:w-full"
      />
    </section>
  );
}
