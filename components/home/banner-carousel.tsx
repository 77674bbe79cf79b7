"use client";

import { PlayButton, SlidePicker, StepButton } from "./carousel-buttons";
import { type Slide, Slides } from "./slides";
import { useCarousel } from "./use-carousel";

const EVERY_MS = 5_000;
/** Vertically centered; at the bottom in a small window, where text is in the middle. */
const SIDE =
  "-translate-y-1/2 absolute top-1/2 z-10 small:top-auto small:bottom-[18px] small:translate-y-0";

/** The banners: one at a time, looping, with autoplay that pauses on hover and focus (product §2, §9). */
export function BannerCarousel({ slides }: { slides: readonly Slide[] }) {
  const several = slides.length > 1;
  const { viewport, engine, live, selected, isShown, step, goTo, onKeyDown, autoplay } =
    useCarousel({
      count: slides.length,
      everyMs: several ? EVERY_MS : null,
    });
  return (
    <section
      aria-roledescription="轮播"
      aria-label="推荐"
      className="relative grid"
      onKeyDown={several ? onKeyDown : undefined}
      {...autoplay.pauseHandlers}
    >
      {several && live ? (
        <>
          <div className="absolute bottom-5 left-[72px] z-10 narrow:-translate-x-1/2 narrow:left-1/2 flex items-center gap-1 rounded-full bg-white px-2 py-1 shadow-card">
            <PlayButton playing={autoplay.playing} onToggle={autoplay.toggle} />
            <SlidePicker names={slides.map(({ name }) => name)} selected={selected} onPick={goTo} />
          </div>
          <div className={`left-4 ${SIDE}`}>
            <StepButton to="previous" name="上一张" onStep={() => step(-1)} />
          </div>
          <div className={`right-4 ${SIDE}`}>
            <StepButton to="next" name="下一张" onStep={() => step(1)} />
          </div>
        </>
      ) : null}
      {engine}
      <Slides
        slides={slides}
        viewport={viewport}
        live={live}
        isShown={isShown}
        announced={!autoplay.running}
        slideClass="w-full"
      />
    </section>
  );
}
