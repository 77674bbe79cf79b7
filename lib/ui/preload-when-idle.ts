type Load = () => Promise<unknown>;

/** Latest start in ms of a preload on a page that is never idle. */
const IDLE_TIMEOUT_MS = 5_000;

/**
 * Loads parts that the visitor will probably need, one after the other, once the page itself has loaded and the browser
 * is idle. Not for visitors who save data. A failure is ignored: the part is loaded again when it is needed.
 * @returns a function that stops it
 */
export function preloadWhenIdle(loads: readonly Load[]): () => void {
  if (savesData()) return () => {};
  let isStopped = false;
  const next = async (index: number): Promise<void> => {
    const load = loads[index];
    if (isStopped || load === undefined) return;
    await load().catch(() => undefined);
    whenIdle(() => next(index + 1));
  };
  const start = () => whenIdle(() => next(0));
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => {
    isStopped = true;
    window.removeEventListener("load", start);
  };
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") {
    requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  } else setTimeout(run, 200);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
