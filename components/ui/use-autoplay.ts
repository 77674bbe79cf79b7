import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Marks the play button: unlike other focus inside, focus on it does not pause the autoplay that it starts. */
export const AUTOPLAY_BUTTON = { "data-autoplay": "" };

export interface Autoplay {
  /** The visitor's choice; defaults to the system's motion setting. */
  playing: boolean;
  /** Playing and not paused by hover, focus or a hidden tab: slides advance. */
  running: boolean;
  /** The system prefers reduced motion: changes must be instant. */
  reducedMotion: boolean;
  toggle: () => void;
  /** Handlers for the element that pauses the autoplay on hover and focus. */
  pauseHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/**
 * Calls `advance` every `everyMs` milliseconds, except while the pointer or the focus is inside, the tab is hidden or
 * the visitor has paused it. Starts paused when the system prefers reduced motion.
 * @param everyMs null for no autoplay
 */
export function useAutoplay(advance: () => void, everyMs: number | null): Autoplay {
  const reducedMotion = useSyncExternalStore(onMotionChange, prefersReducedMotion, () => false);
  const hidden = useSyncExternalStore(onVisibilityChange, isHidden, () => false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const tick = useEffectEvent(advance);

  const playing = everyMs !== null && (choice ?? !reducedMotion);
  const running = playing && !hidden && !hovered && !focused;
  useEffect(() => {
    if (!running || everyMs === null) return;
    const timer = setInterval(() => tick(), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);

  return {
    playing,
    running,
    reducedMotion,
    toggle: () => setChoice(!playing),
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }) => setFocused(target.closest("[data-autoplay]") === null),
      onBlur: () => setFocused(false),
    },
  };
}

const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;

function onMotionChange(listener: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

const isHidden = () => document.hidden;

function onVisibilityChange(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
