import type { EmblaCarouselType } from "embla-carousel";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useAutoplay } from "@/components/ui/use-autoplay";

/**
 * Embla's `duration` is not a time: 60 times a second the remaining distance is divided by it to accelerate the slide,
 * whose speed is then damped by 0.68 (ScrollBody in its source). At 20 a slide is within 1% of its target after 29
 * steps, 480 ms, and covers the rest imperceptibly (product §9: 500 ms), without overshoot; lower values overshoot, the
 * default of 25 takes 680 ms.
 */
const EMBLA_DURATION = 20;

export interface CarouselOptions {
  /** Number of slides. */
  count: number;
  /** Autoplay interval in milliseconds; null for no autoplay. */
  everyMs: number | null;
}

/**
 * State of a looping carousel. Until it is `live`, as on the server and without JavaScript, the slides are a scrollable
 * row.
 */
export function useCarousel({ count, everyMs }: CarouselOptions) {
  const [viewport, api] = useEmbla();
  const [selected, setSelected] = useState(0);
  const [perView, setPerView] = useState(1);
  const autoplay = useAutoplay(() => api?.scrollNext(), everyMs);
  const { reducedMotion } = autoplay;

  useEffect(() => {
    if (!api) return;
    // The row may have been scrolled before it became live.
    api.rootNode().scrollLeft = 0;
    const updateSelected = () => setSelected(api.selectedScrollSnap());
    const measure = () => {
      updateSelected();
      setPerView(slidesAtOnce(api));
    };
    measure();
    api.on("select", updateSelected).on("reInit", measure);
    return () => {
      api.off("select", updateSelected).off("reInit", measure);
    };
  }, [api]);

  const step = (delta: 1 | -1) =>
    delta === 1 ? api?.scrollNext(reducedMotion) : api?.scrollPrev(reducedMotion);
  const goTo = (index: number) => api?.scrollTo(index, reducedMotion);
  const isShown = (index: number) => (index - selected + count) % count < perView;

  const onKeyDown = (event: KeyboardEvent) => {
    const delta = STEPS.get(event.key);
    if (delta === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const inSlide = api?.containerNode().contains(document.activeElement);
    step(delta);
    // The slide that had the focus may have moved out of view.
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

const OPTIONS = {
  loop: true,
  align: "start",
  duration: EMBLA_DURATION,
  // Slides out of view are inert, so the focus never enters them.
  watchFocus: false,
} as const;

/** Loads Embla once the page is hydrated; when that fails, the slides stay a scrollable row. */
function useEmbla() {
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [api, setApi] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (viewport === null) return;
    let isLeft = false;
    let created: EmblaCarouselType | undefined;
    import("embla-carousel").then(
      ({ default: createCarousel }) => {
        if (isLeft) return;
        created = createCarousel(viewport, OPTIONS);
        setApi(created);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      created?.destroy();
      setApi(undefined);
    };
  }, [viewport]);
  return [setViewport, api] as const;
}

/** Number of slides in view, which depends on the width of the window. */
function slidesAtOnce(api: EmblaCarouselType): number {
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
