/** A hidden page paints no frames, so its wait ends after this many ms. */
const LONGEST_WAIT_MS = 500;

/** Calls `run` once, after the next frame has been painted. */
export function afterPaint(run: () => void): void {
  let hasRun = false;
  const runOnce = () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
  setTimeout(runOnce, LONGEST_WAIT_MS);
  // Called before the frame is painted; a task that is queued then runs after it.
  requestAnimationFrame(() => setTimeout(runOnce));
}
