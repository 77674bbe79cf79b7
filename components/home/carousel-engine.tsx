"use client";

import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect } from "react";

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Embla's `duration` is not a time: 60 times a second the remaining distance is divided by it to accelerate the slide,
 * whose speed is then damped by 0.68 (ScrollBody in its source). At 20 a slide is within 1% of its target after 29
 * steps, 480 ms, and covers the rest imperceptibly (product §9: 500 ms), without overshoot; lower values overshoot, the
 * default of 25 takes 680 ms.
 */
const EMBLA_DURATION = 20;

const OPTIONS = {
  loop: true,
  align: "start",
  duration: EMBLA_DURATION,
  // Slides out of view are inert, so the focus never enters them.
  watchFocus: false,
} as const;

export interface CarouselEngineProps {
  viewport: HTMLElement;
  /** @param api undefined until the carousel is live, and after it has ended */
  onApi: (api: CarouselApi | undefined) => void;
}

/** Turns a row of slides into a carousel. Renders nothing; loaded once the page is hydrated. */
export function CarouselEngine({ viewport, onApi }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel(OPTIONS);
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    onApi(api);
    return () => onApi(undefined);
  }, [api, onApi]);
  return null;
}
