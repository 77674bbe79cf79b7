import { once } from "node:events";
import type { Program } from "@storefront/platform/launch/program";
import { startDatabaseSetup } from "@/scripts/launch/programs";
import { ROOT } from "./root";

/**
 * Waits until a program exits, whose output is piped.
 * @returns its output
 * @throws Error with the output when its exit code is not 0
 */
export async function runToEnd({ name, child, ended }: Program): Promise<string> {
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => printed.push(chunk));
  // Only then is its output complete.
  const [code] = await Promise.all([ended, once(child, "close")]);
  const output = Buffer.concat(printed).toString();
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`);
  return output;
}

/** Creates, migrates and seeds a database. @param env its settings @throws Error with the program's output */
export async function setUpDatabase(env: Record<string, string>): Promise<void> {
  await runToEnd(startDatabaseSetup(ROOT, env, { output: "pipe" }));
}
