/** Mocks what a carousel needs and jsdom lacks: sizes, observers, media queries. */

const VIEW = 1000;
const SLIDE = "[aria-roledescription=幻灯片]";

let reducedMotion = false;
const listeners = new Set<() => void>();

/** Switches the system's preference for reduced motion. */
export function setReducedMotion(value: boolean): void {
  reducedMotion = value;
  for (const listener of listeners) listener();
}

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Lays slides out side by side. For `beforeEach`; mocks are restored after each test.
 * @param atOnce number of slides that fit into the viewport
 */
export function mockCarouselLayout(atOnce = 1): void {
  reducedMotion = false;
  listeners.clear();
  document.head.innerHTML = "<style>[aria-roledescription] { margin-right: 0px }</style>";
  Object.assign(window, {
    IntersectionObserver: NoObserver,
    ResizeObserver: NoObserver,
    matchMedia: () => ({
      get matches() {
        return reducedMotion;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  });
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.matches(SLIDE) ? VIEW / atOnce : VIEW;
  });
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    if (!this.matches(SLIDE)) return 0;
    return [...(this.parentElement?.children ?? [])].indexOf(this) * (VIEW / atOnce);
  });
}
