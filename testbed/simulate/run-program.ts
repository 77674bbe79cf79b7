import { spawn } from "node:child_process";
import { ROOT } from "../product/root";

/** Runs `npm run simulate` as a program of its own: it replaces the random functions of its process. */
export async function runProgram(
  args: readonly string[],
  env: Record<string, string> = {},
  folder: string = ROOT,
): Promise<{ code: number | null; output: string }> {
  const program = ["--import", "./scripts/tsx.js", "testbed/simulate/run.ts", ...args];
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  }
  const code = await new Promise<number | null>((ended, failed) => {
    child.once("error", failed).once("close", ended);
  });
  return { code, output: Buffer.concat(chunks).toString() };
}
