import type { BrowserPage } from "./browser-page";
import type { Step } from "./steps";

export interface StepResult {
  step: string;
  ms: number;
  /** Share of the picture that differs from the current browser's; null when not compared. */
  difference: number | null;
  /** Null when the step passed. */
  error: string | null;
}

/** Work after a step that passed. @returns the difference of the picture, and what is wrong with the page or null */
export type Inspect = (step: Step) => Promise<{ difference: number | null; error: string | null }>;

/** Runs steps until one fails to complete. @returns results of the steps that ran */
export async function runSteps(
  page: BrowserPage,
  steps: readonly Step[],
  inspect?: Inspect,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const began = performance.now();
    const failure = await complete(page, step);
    const ms = performance.now() - began;
    const inspected = failure || !inspect ? null : await inspect(step);
    const error = failure ?? inspected?.error ?? null;
    results.push({ step: step.name, ms, difference: inspected?.difference ?? null, error });
    if (failure) break;
  }
  return results;
}

async function complete(page: BrowserPage, step: Step): Promise<string | null> {
  try {
    await step.run(page);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [message, ...page.takeErrors()].join("; ");
  }
}
