"use client";

import { useState } from "react";
import { AUTOPLAY_BUTTON, useAutoplay } from "./use-autoplay";

export interface TickerProps {
  /** Accessible name, such as 最近成交. */
  label: string;
  lines: readonly string[];
  everyMs: number;
}

/** Number of lines shown statically when reduced motion is preferred. */
const STATIC_LINES = 3;

/**
 * Shows lines one after another in one place, two lines high in a container as narrow as a phone. Pauses on hover, on
 * focus and by its button. Screen readers get all lines as a list without announcements. With reduced motion the first
 * few lines are shown statically.
 */
export function Ticker({ label, lines, everyMs }: TickerProps) {
  const [turn, setTurn] = useState(0);
  const autoplay = useAutoplay(() => setTurn((now) => now + 1), lines.length > 1 ? everyMs : null);
  if (autoplay.reducedMotion) {
    return (
      <ul aria-label={label} className="min-w-0 flex-1 text-ink-2 text-xs leading-6">
        {lines.slice(0, STATIC_LINES).map((line) => (
          <li key={line} className="truncate narrow:whitespace-normal">
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <section
      aria-label={label}
      {...autoplay.pauseHandlers}
      className="flex min-w-0 flex-1 items-center gap-2 text-ink-2 text-xs leading-6"
    >
      <ul className="sr-only">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p aria-hidden="true" className="h-6 min-w-0 flex-1 overflow-hidden @max-[300px]:h-12">
        <bdi
          key={turn}
          className="block animate-roll-in truncate @max-[300px]:line-clamp-2 @max-[300px]:whitespace-normal"
        >
          {lines[turn % lines.length]}
        </bdi>
      </p>
      {lines.length > 1 ? (
        <button
          type="button"
          {...AUTOPLAY_BUTTON}
          aria-label={`${autoplay.playing ? "暂停" : "继续"}${label}滚动`}
          onClick={autoplay.toggle}
          className="grid size-6 shrink-0 place-items-center rounded-s text-ink-3 hover:text-primary-strong"
        >
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-current">
            {autoplay.playing ? (
              <path d="M3 2h2v8H3zM7 2h2v8H7z" />
            ) : (
              <path d="M3.5 1.8l6 4.2-6 4.2z" />
            )}
          </svg>
        </button>
      ) : null}
    </section>
  );
}
