import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** Marks the button that starts and stops: the focus on it does not hold the show that it starts. */
export const AUTOPLAY_BUTTON = { "data-autoplay": "" };

export interface Autoplay {
  /** What the visitor wants, or without a word from them, what their system's motion setting says. */
  playing: boolean;
  /** Playing, and nothing holds it: this is when the slides move by themselves. */
  running: boolean;
  /** The visitor prefers reduced motion: changes are to be instant. */
  calm: boolean;
  toggle: () => void;
  /** For the element that holds the show while it is pointed at or has the focus. */
  holders: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/**
 * Calls `advance` every `everyMs` milliseconds; never while the pointer or the focus is inside, the tab is hidden or
 * the visitor has paused it. Starts paused where the system prefers reduced motion.
 * @param everyMs null: no autoplay
 */
export function useAutoplay(advance: () => void, everyMs: number | null): Autoplay {
  const calm = useSyncExternalStore(onMotionChange, prefersReducedMotion, () => false);
  const hidden = useSyncExternalStore(onVisibilityChange, isHidden, () => false);
  const [wish, setWish] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const tick = useEffectEvent(advance);

  const playing = everyMs !== null && (wish ?? !calm);
  const running = playing && !hidden && !pointed && !focused;
  useEffect(() => {
    if (!running || everyMs === null) return;
    const timer = setInterval(() => tick(), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);

  return {
    playing,
    running,
    calm,
    toggle: () => setWish(!playing),
    holders: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }) => setFocused(target.closest("[data-autoplay]") === null),
      onBlur: () => setFocused(false),
    },
  };
}

const prefersReducedMotion = () => window.matchMedia(LESS_MOTION).matches;

function onMotionChange(listener: () => void) {
  const query = window.matchMedia(LESS_MOTION);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

const isHidden = () => document.hidden;

function onVisibilityChange(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
