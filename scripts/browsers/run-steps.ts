import type { BrowserPage } from "./browser-page";
import type { Step } from "./steps";

export interface StepResult {
  step: string;
  ms: number;
  /** Null when the step passed. */
  error: string | null;
}

/** Runs steps until one fails. @returns results of the steps that ran */
export async function runSteps(page: BrowserPage, steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const began = performance.now();
    const error = await runStep(page, step);
    results.push({ step: step.name, ms: performance.now() - began, error });
    if (error) break;
  }
  return results;
}

async function runStep(page: BrowserPage, step: Step): Promise<string | null> {
  try {
    await step.run(page);
  } catch (error) {
    return [messageOf(error), ...page.takeErrors()].join("; ");
  }
  return page.takeErrors()[0] ?? null;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
