import type { ReactNode, Ref } from "react";

export interface Slide {
  key: string | number;
  name: string;
  content: ReactNode;
}

interface Props {
  slides: readonly Slide[];
  viewport: Ref<HTMLDivElement>;
  live: boolean;
  isShown: (index: number) => boolean;
  /** Announces changes to screen readers, except during autoplay. */
  announced: boolean;
  /** Width class of a slide. */
  slideClass: string;
  /**
   * Index of the first slide not rendered yet, so that its pictures are not fetched. Without JavaScript all are
   * rendered.
   */
  hiddenFrom?: number;
}

/**
 * Manual scrolling. Without JavaScript the scrollbar stays; with it, the scrollbar would take up space and then vanish.
 */
const SCROLLABLE =
  "snap-x snap-mandatory scroll-px-2 overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:auto]";

/** The row of slides, 26 px apart (product §9). Visitors scroll it until it is live. */
export function Slides({
  slides,
  viewport,
  live,
  isShown,
  announced,
  slideClass,
  hiddenFrom = slides.length,
}: Props) {
  const overflow = live ? "overflow-hidden" : SCROLLABLE;
  return (
    <div ref={viewport} className={`-mx-2 -my-6 px-2 py-6 ${overflow}`}>
      <div className="flex" aria-live={announced ? "polite" : "off"} aria-atomic="false">
        {slides.map(({ key, name, content }, index) => (
          <article
            key={key}
            aria-roledescription="幻灯片"
            aria-label={`第 ${index + 1} 张，共 ${slides.length} 张：${name}`}
            inert={live && !isShown(index)}
            className={`mr-[26px] min-w-0 shrink-0 snap-start ${index < hiddenFrom ? "" : "skip-hidden"} ${slideClass}`}
          >
            {content}
          </article>
        ))}
      </div>
    </div>
  );
}
