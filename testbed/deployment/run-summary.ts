import type { FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";

/** Ends a run's output with the retried tests and the slowest tests. */
export default class RunSummary implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd({ duration }: FullResult): void {
    const tests = (this.suite?.allTests() ?? []).filter(({ results }) => results.length > 0);
    const retried = tests.filter(({ results }) => results.length > 1);
    const slowest = tests.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, 10);
    console.log(
      `\n${tests.length} browser tests in ${Math.round(duration / 1000)} s; the slowest:`,
    );
    for (const test of slowest) console.log(`  ${seconds(test).toFixed(1)} s  ${name(test)}`);
    console.log(retried.length === 0 ? "Retried tests: none" : "Retried tests:");
    for (const test of retried) console.log(`  ${test.outcome()}  ${name(test)}`);
  }
}

const seconds = ({ results }: TestCase): number =>
  results.reduce((sum, { duration }) => sum + duration, 0) / 1000;

const name = (test: TestCase): string => test.titlePath().filter(Boolean).join(" › ");
