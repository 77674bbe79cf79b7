import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findNginx } from "../tools/find-nginx";
import { isListening } from "./servers";

/**
 * Starts nginx in a temporary folder.
 * @param conf returns the configuration for that folder, with a `listen 127.0.0.1:<port>`
 * @returns stops nginx and removes the folder
 * @throws Error with nginx's output when it does not start
 */
export async function startNginx(conf: (folder: string) => string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // nginx workers may run as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, "nginx.conf");
  const text = conf(folder);
  writeFileSync(file, text);
  const nginx = spawn(findNginx(), ["-p", folder, "-c", file, "-e", join(folder, "error.log")]);
  const stderr: Buffer[] = [];
  nginx.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const ended = once(nginx, "exit");
  const stop = async () => {
    nginx.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  // nginx binds all its ports before it serves one.
  const address = `http://${/listen (127\.0\.0\.1:\d+)/.exec(text)?.[1]}`;
  while (nginx.exitCode === null) {
    if (await isListening(address)) return stop;
    await pause(5);
  }
  throw new Error(`nginx did not start: ${Buffer.concat(stderr)}`);
}

/** Directives that keep nginx's temporary files in its folder. */
export const temporaryPaths = (folder: string): string =>
  ["proxy", "client_body", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join("\n");

/** @returns a configuration with this content of its `http` block */
export const withHttpBlock = (folder: string, http: string): string => `
daemon off; worker_processes 1; pid ${folder}/pid;
events { worker_connections 512; }
http {
  access_log off;
${temporaryPaths(folder)}
  ${http}
}`;
