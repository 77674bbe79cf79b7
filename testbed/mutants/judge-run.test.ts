import { type JestReport, judgeRun } from "./judge-run";

const report = (change: Partial<JestReport>, ...failureMessages: string[]): JestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ assertionResults: [{ status: "failed", failureMessages }] }],
  ...change,
});

const ASSERTION = "Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected)";

test.each([
  ["killed", "an assertion fails", report({ numFailedTests: 1 }, ASSERTION)],
  ["killed", "a property fails", report({ numFailedTests: 1 }, "Property failed after 3 tests")],
  ["survived", "every test passes", report({ numPassedTests: 2 })],
  ["stale", "no test has the name", report({})],
  ["broken", "the file does not compile", report({ numRuntimeErrorTestSuites: 1 })],
  ["broken", "nothing is compared", report({ numFailedTests: 1 }, "ReferenceError: x")],
])("is %s when %s", (outcome, _, run) => {
  expect(judgeRun(run)).toBe(outcome);
});
