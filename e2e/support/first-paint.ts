import type { Page } from "@playwright/test";

/** How many times slower than this machine. */
const SLOWDOWN = 6;

export interface EarlyClick {
  /** The control was not hydrated when it was clicked. */
  wasEarly: boolean;
  /** The control was marked as soon as it was clicked. */
  wasMarked: boolean;
  /** Clicks that reached the hydrated control. */
  delivered: number;
}

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** Controls that only a script makes work; disabled ones do nothing at first paint. */
const SCRIPTED = "button:enabled:not(form[action] button), input[type=radio]:enabled";

/** @returns the names of the controls that are painted before any script has run, in the order of the document */
export function listControls(page: Page): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(
        (control) =>
          control.getAttribute("aria-label") ??
          (control.closest("label") ?? control).textContent?.slice(0, 20) ??
          "",
      ),
    SCRIPTED,
  );
}

/**
 * Clicks the control with this index at the first paint of the next page, or in the first frame that has it. Read the
 * result from `window.earlyClick`.
 */
export async function clickAtFirstPaint(page: Page, index: number): Promise<void> {
  await page.addInitScript(
    ({ selector, at }) => {
      const isHydrated = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith("__reactProps$"));
      const click = () => {
        const control = document.querySelectorAll<HTMLElement>(selector)[at];
        // Painted later than what comes before it in the document.
        if (control === undefined) return void requestAnimationFrame(click);
        const result = { wasEarly: !isHydrated(control), wasMarked: false, delivered: 0 };
        window.earlyClick = result;
        window.addEventListener(
          "click",
          ({ target }) => {
            if (control.contains(target as Node) && isHydrated(control)) result.delivered += 1;
          },
          true,
        );
        control.click();
        result.wasMarked = (control.closest("label") ?? control).hasAttribute("data-held");
      };
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName("first-contentful-paint").length === 0) return;
        observer.disconnect();
        click();
      }).observe({ type: "paint", buffered: true });
    },
    { selector: SCRIPTED, at: index },
  );
}
