import { type KeyboardEvent, useEffect, useState } from "react";
import { useAutoplay } from "@/components/ui/use-autoplay";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { CarouselApi } from "./carousel-engine";

const loadEngine = () => import("./carousel-engine").then((part) => part.CarouselEngine);

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
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [api, setApi] = useState<CarouselApi>();
  const Engine = useLazyPart(loadEngine, true);
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
    viewport: setViewport,
    /** To be rendered somewhere; when it cannot be loaded, the slides stay a scrollable row. */
    engine: Engine && viewport ? <Engine viewport={viewport} onApi={setApi} /> : null,
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

/** Number of slides in view, which depends on the width of the window. */
function slidesAtOnce(api: CarouselApi): number {
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
