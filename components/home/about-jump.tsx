"use client";

import type { MouseEvent } from "react";

/** Scroll position of the about section, in pixels from the top (product §9 Scroll-to-us jump). */
const TOP = 1200;

interface Props {
  /** Id of the section there; the link target without JavaScript. */
  target: string;
}

/** The scroll-to-us action of the home page. */
export function AboutJump({ target }: Props) {
  const jump = (event: MouseEvent) => {
    const section = document.getElementById(target);
    if (section === null) return;
    event.preventDefault();
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: TOP, behavior: reducedMotion ? "auto" : "smooth" });
    section.focus({ preventScroll: true });
  };
  return (
    <a
      href={`#${target}`}
      onClick={jump}
      className="inline-flex shrink-0 items-center gap-2 rounded-s px-3 py-2 font-medium small:-ml-3 text-base text-primary-strong hover:bg-white"
    >
      了解我们
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path
          d="M8 2.5v11M3.5 9L8 13.5 12.5 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
    </a>
  );
}
