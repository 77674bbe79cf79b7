import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useAutoplay } from "@/components/ui/use-autoplay";

/**
 * Embla's `duration` is no time: it is what the way that is left is divided by, 60 times a second, to speed up a
 * slide whose speed is then damped by 0.68 (ScrollBody in its source). At 20 a slide is 1% from its place after
 * 29 steps, 480 ms, and creeps over the rest without being seen to (product §9: 500 ms), with no overshoot; lower
 * values overshoot, the default of 25 takes 680 ms.
 */
const ABOUT_500_MS = 20;

export interface CarouselOptions {
  /** Slides there are. */
  count: number;
  /** Milliseconds from slide to slide; null: no autoplay. */
  everyMs: number | null;
}

/**
 * A looping row of slides: the carousel's state, and the props of the parts that draw it. Until `live`, on the server
 * and without JavaScript, the slides are a row to scroll.
 */
export function useCarousel({ count, everyMs }: CarouselOptions) {
  const [viewport, api] = useEmblaCarousel({
    loop: true,
    align: "start",
    duration: ABOUT_500_MS,
    // Slides that are not in view are inert: there is no focus to follow.
    watchFocus: false,
  });
  const [selected, setSelected] = useState(0);
  const [perView, setPerView] = useState(1);
  const autoplay = useAutoplay(() => api?.scrollNext(), everyMs);
  const { calm } = autoplay;

  useEffect(() => {
    if (!api) return;
    // The row may have been scrolled before it came alive.
    api.rootNode().scrollLeft = 0;
    const follow = () => setSelected(api.selectedScrollSnap());
    const measure = () => {
      follow();
      setPerView(slidesAtOnce(api));
    };
    measure();
    api.on("select", follow).on("reInit", measure);
    return () => {
      api.off("select", follow).off("reInit", measure);
    };
  }, [api]);

  const step = (by: 1 | -1) => (by === 1 ? api?.scrollNext(calm) : api?.scrollPrev(calm));
  const goTo = (index: number) => api?.scrollTo(index, calm);
  const isShown = (index: number) => (index - selected + count) % count < perView;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS.get(event.key);
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const inSlide = api?.containerNode().contains(document.activeElement);
    step(by);
    // The slide that had the focus may be leaving.
    if (api && inSlide) focusIn(api.slideNodes()[api.selectedScrollSnap()]);
  };

  return {
    viewport,
    live: api !== undefined,
    selected,
    perView,
    isShown,
    step,
    goTo,
    onKeyDown,
    autoplay,
  };
}

/** How many slides the row has room for: the window decides, and may change its mind. */
function slidesAtOnce(api: NonNullable<UseEmblaCarouselType[1]>): number {
  const slide = api.slideNodes()[0]?.offsetWidth ?? 0;
  return slide > 0 ? Math.max(1, Math.round(api.containerNode().offsetWidth / slide)) : 1;
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);

function focusIn(slide: HTMLElement | undefined): void {
  if (!slide) return;
  slide.inert = false;
  slide.querySelector("a")?.focus({ preventScroll: true });
}
