/** Attributes of a section that takes the focus when the focused control in it is gone, so that it does not fall to the body. */
export const FOCUS_HOME = { "data-focus-home": "", tabIndex: -1 } as const;

/** @returns the nearest such section around an element */
export const focusHomeOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>("[data-focus-home]") ?? null;
