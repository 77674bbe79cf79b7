import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "@storefront/platform/launch/ports";
import type { Service } from "@/scripts/deploy/compose/read-compose";
import { findProgram, installPackages } from "../tools/install-program";

/**
 * Starts a Redis of compose.yml with its own command on this machine: only port and folder are added.
 * @param folder of its files
 * @returns its port, process id, and `stop`, which ends it as a container is ended
 */
export async function startRedis({ command = [], environment = {} }: Service, folder: string) {
  if (!findProgram("redis-server")) installPackages("redis-server");
  const port = await freePort();
  const [shell = "", flag = "", script = ""] = command;
  const local = script.replace("<<END\n", `<<END\nport ${port}\ndir ${folder}\n`);
  const child = spawn(shell, [flag, local], {
    env: { ...process.env, ...(environment as Record<string, string>) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes("Ready to accept connections")) break;
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
