import type { ReactNode, Ref } from "react";

/** One slide: what it is called, and what it shows. */
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
  /** Width of a slide. */
  slideClass: string;
  /** The first slide that is not drawn, nor its pictures fetched, for now; every slide is where no script runs. */
  hiddenFrom?: number;
}

/** Scrolled by hand. Its bar takes room, so it is seen only where no script will take it away again. */
const ROW =
  "snap-x snap-mandatory scroll-px-2 overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:auto]";

/** The moving row, 26 px between slides (product §9). A row to scroll until it is live. */
export function Slides({
  slides,
  viewport,
  live,
  isShown,
  announced,
  slideClass,
  hiddenFrom = slides.length,
}: Props) {
  const look = live ? "overflow-hidden" : ROW;
  return (
    <div ref={viewport} className={`-mx-2 -my-6 px-2 py-6 ${look}`}>
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
