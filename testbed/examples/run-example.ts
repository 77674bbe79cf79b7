import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { buildSandboxClient } from "@/scripts/build/sandbox-client/build-sandbox-client";
import { ROOT } from "../product/root";
import { findChromium } from "../tools/find-chromium";

/** Packages of the examples that are installed here. */
const PACKAGES = ["@playwright/test", "@types/node", "typescript"];

/**
 * Copies a project of `examples` out of the repository, installs what it needs without a network, and runs commands in it.
 * @param env what a reader would set
 * @throws Error with the output when a command fails
 */
export async function runExample(
  name: string,
  commands: readonly (readonly [string, ...string[]])[],
  env: Record<string, string>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `example-${name}-`));
  try {
    cpSync(join(ROOT, "examples", name), folder, { recursive: true });
    await buildSandboxClient(ROOT, join(folder, "node_modules/sandbox-client"));
    for (const each of PACKAGES) {
      const link = join(folder, "node_modules", each);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(ROOT, "node_modules", each), link);
    }
    let output = "";
    for (const command of commands) output += await run(folder, command, env);
    return output;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The variables of the surrounding test run stay outside: a Playwright would take itself for one of its workers. */
async function run(
  cwd: string,
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): Promise<string> {
  const { PATH = "", HOME = "" } = process.env;
  const script = join(cwd, "node_modules", program);
  const chosen = { PATH, HOME, CHROMIUM_PATH: findChromium(), ...env };
  try {
    return (await promisify(execFile)(process.execPath, [script, ...args], { cwd, env: chosen }))
      .stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(" ")} failed\n${stdout}${stderr}`);
  }
}
