"use client";

import { useState } from "react";
import { AUTOPLAY_BUTTON, useAutoplay } from "./use-autoplay";

interface Props {
  /** Accessible name: 最近成交. */
  label: string;
  lines: readonly string[];
  everyMs: number;
}

/** How many lines stand still for a visitor who prefers reduced motion. */
const STILL = 3;

/**
 * Lines that take turns in one place: two lines high where the container it stands in is as narrow as a phone. Stops under the pointer, the focus and by its button; a screen reader finds all
 * of them as a list without announcements; with reduced motion the first few are shown at once.
 */
export function Ticker({ label, lines, everyMs }: Props) {
  const [turn, setTurn] = useState(0);
  const show = useAutoplay(() => setTurn((now) => now + 1), lines.length > 1 ? everyMs : null);
  if (show.calm) {
    return (
      <ul aria-label={label} className="min-w-0 flex-1 text-ink-2 text-xs leading-6">
        {lines.slice(0, STILL).map((line) => (
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
      {...show.holders}
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
          aria-label={`${show.playing ? "暂停" : "继续"}${label}滚动`}
          onClick={show.toggle}
          className="grid size-6 shrink-0 place-items-center rounded-s text-ink-3 hover:text-primary-strong"
        >
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-current">
            {show.playing ? (
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
