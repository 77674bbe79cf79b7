import { join } from "node:path";
import { ROOT } from "../../product/root";
import type { Bug } from "./list";

/** What looks for bugs; it has found one when it fails. */
export interface Tool {
  /** Arguments of Node. */
  args(bug: Pick<Bug, "seeds" | "races">): readonly string[];
  /** What a failing run says of the failure: the first match of its output. */
  failure: RegExp;
  /** Needs PostgreSQL, and the programs as bundles. */
  needsServers?: true;
  /** Needs a build of the storefront. */
  needsBuild?: true;
}

const TSX = ["--import", "./scripts/tsx.js"];
const JEST = ["node_modules/jest/bin/jest.js"];
const AT_ONCE = ["--runInBand", "--bail", "--colors=false"];
/** The option takes every word until the next option. */
const DATA = [...JEST, "--selectProjects", "data", ...AT_ONCE];
const FAILED_TEST = /● (?!Console)(.+)/;

/** Of races those that sell: plans of statements, searches, logins and outages of servers have their own measures. */
const NOT_SOLD = [
  ...["payment-model", "plans", "million-goods", "search", "sms-notices", "account-events"],
  ...["accounts", "database-faults", "reconnect", "transactions", "first-start", "call-statements"],
  ...["import-conflict"],
];

/** Quick ones first. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  "payment-model": {
    args: () => [...DATA, "testbed/races/payment-model"],
    failure: FAILED_TEST,
    needsServers: true,
  },
  simulate: {
    args: ({ seeds }) => [
      ...[...TSX, "testbed/simulate/run.ts", "--seed", "1", "--seeds", `${seeds}`],
      ...["--days", "1", "--no-shorten"],
    ],
    failure: /violated after \d+ s: (.+)/,
  },
  combinations: {
    args: () => [...JEST, ...AT_ONCE, "testbed/combinations/(sold-comb|charged)"],
    failure: FAILED_TEST,
  },
  races: {
    args: ({ races = "" }) => [
      ...[...DATA, `testbed/races/(${races})`],
      // In one word: an option's list ends at the next option only, and takes paths too.
      `--testPathIgnorePatterns=${NOT_SOLD.join("|")}`,
    ],
    failure: FAILED_TEST,
    needsServers: true,
  },
  chaos: {
    args: () => [
      ...[...TSX, "testbed/chaos/run.ts", "--no-faults", "--seed", "1", "--count", "6"],
      ...["--packages", join(ROOT, "node_modules")],
    ],
    failure: /Error: (.+)/,
    needsBuild: true,
  },
};
