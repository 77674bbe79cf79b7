import type { Journey } from "./run-journey";
import type { StepResult } from "./run-steps";

const WIDTH = 18;

/** Formats a line per browser with a column per step: milliseconds and difference, or "failed"; then the failures. */
export function formatTable(
  journeys: readonly Pick<Journey, "browser" | "version" | "results">[],
  steps: readonly string[],
): string {
  const head = formatLine("browser", steps);
  const lines = journeys.map(({ browser, results }) =>
    formatLine(
      browser,
      steps.map((name) => formatResult(results.find(({ step }) => step === name))),
    ),
  );
  const failures = journeys.flatMap(({ browser, version, results }) =>
    results
      .filter(({ error }) => error !== null)
      .map(({ step, error }) => `${browser} (${version}), ${step}: ${error}`),
  );
  return [head, ...lines, ...failures].join("\n");
}

const formatLine = (first: string, cells: readonly string[]): string =>
  [first.padEnd(8), ...cells.map((cell) => cell.padStart(WIDTH))].join(" ");

function formatResult(result: StepResult | undefined): string {
  if (!result) return "–";
  const difference =
    result.difference === null ? "" : `, ${(result.difference * 100).toFixed(1)} %`;
  const outcome = result.error === null ? "ok" : "failed";
  return `${outcome} ${Math.round(result.ms)} ms${difference}`;
}
