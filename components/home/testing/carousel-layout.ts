/** What jsdom lacks of a browser that a carousel needs: sizes, observers, media queries. */

const VIEW = 1000;

let lessMotion = false;
const listeners = new Set<() => void>();

/** The visitor's system asks for less motion, or no longer does. */
export function setLessMotion(value: boolean): void {
  lessMotion = value;
  for (const listener of listeners) listener();
}

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Lays slides out side by side, as wide as the view. For `beforeEach`; mocks are restored after each test. */
export function layOutCarousels(): void {
  lessMotion = false;
  listeners.clear();
  document.head.innerHTML = "<style>[aria-roledescription] { margin-right: 0px }</style>";
  Object.assign(window, {
    IntersectionObserver: NoObserver,
    ResizeObserver: NoObserver,
    matchMedia: () => ({
      get matches() {
        return lessMotion;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  });
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(VIEW);
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    if (!this.matches("[aria-roledescription=幻灯片]")) return 0;
    return [...(this.parentElement?.children ?? [])].indexOf(this) * VIEW;
  });
}
