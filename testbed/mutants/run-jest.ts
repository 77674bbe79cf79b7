import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { JestReport } from "./judge-run";

const JEST = "node_modules/jest/bin/jest.js";

/** Per file: a mutant can cause an infinite loop. */
const TIMEOUT_MS = 300_000;

interface Tests {
  files: readonly string[];
  /** Parts of the full names of the tests to run. */
  names: readonly string[];
}

/**
 * Runs named tests in a copy of the project.
 * @throws Error with jest's output when it writes no report
 */
export async function runJest(folder: string, { files, names }: Tests): Promise<JestReport> {
  const report = join(folder, "jest-report.json");
  const pattern = [...new Set(names)].map(escapePattern).join("|");
  const args = ["--json", `--outputFile=${report}`, "-t", pattern, "--runTestsByPath", ...files];
  const TEST_SCOPE = files.some((file) => file.includes(".full.")) ? "full" : "gate";
  const child = spawn(process.execPath, [JEST, "--runInBand", ...args], {
    cwd: folder,
    env: { ...process.env, TEST_SCOPE },
    stdio: ["ignore", "ignore", "pipe"],
    timeout: TIMEOUT_MS * files.length,
    killSignal: "SIGKILL",
  });
  const output: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  await new Promise((ended, failed) => child.once("error", failed).once("close", ended));
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    throw new Error(`jest wrote no report: ${Buffer.concat(output)}`);
  } finally {
    rmSync(report, { force: true });
  }
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
