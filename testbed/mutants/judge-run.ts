/** The part of `jest --json` output that is used. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; failureMessages?: string[] }[] }[];
}

export type Outcome =
  /** An assertion of the named test failed. */
  | "killed"
  | "survived"
  /** It is detected, but the test that shows its safety net does not pass. */
  | "escaped"
  /** No test has the name. */
  | "stale"
  /** The mutant does not compile, or its test fails without comparing anything. */
  | "broken";

/** A failed `expect`, fast-check property, or asynchronous `expect`. */
const ASSERTION = /expect\(|Property failed|expect\.\w+\(/;

/** Judges the run of a mutant's named test. */
export function judgeRun(report: JestReport): Outcome {
  if (report.numRuntimeErrorTestSuites > 0) return "broken";
  if (report.numPassedTests + report.numFailedTests === 0) return "stale";
  if (report.numFailedTests === 0) return "survived";
  const messages = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ failureMessages = [] }) => failureMessages);
  return messages.some((message) => ASSERTION.test(withoutColours(message))) ? "killed" : "broken";
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors begin with the escape character
const withoutColours = (text: string): string => text.replace(/\u001b\[\d+m/g, "");
