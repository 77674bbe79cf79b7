import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findNginx } from "../tools/find-nginx";
import { isListening } from "./servers";

export interface RunningNginx {
  pid: number;
  /** Makes it read its configuration file again, in the background; requests in flight continue. */
  reload(): void;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

interface Options {
  /** Port on 127.0.0.1 of the configuration; nginx binds all its ports before it serves one. */
  port: number;
  /** Its errors are appended to this file. */
  logFile?: string | undefined;
}

/**
 * Starts nginx in a temporary folder.
 * @param writeConf writes the configuration to the given file of that folder
 * @throws Error with nginx's output when it does not start
 */
export async function startNginx(
  writeConf: (file: string, folder: string) => unknown,
  { port, logFile }: Options,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // nginx workers may run as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, "nginx.conf");
  await writeConf(file, folder);
  const args = ["-p", folder, "-c", file, "-e", "stderr", "-g", "daemon off;"];
  const nginx = spawn(findNginx(), args, { stdio: ["ignore", "ignore", "pipe"] });
  const stderr: Buffer[] = [];
  nginx.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  if (logFile !== undefined) nginx.stderr.pipe(createWriteStream(logFile, { flags: "a" }));
  const ended = once(nginx, "exit");
  const stop = async () => {
    nginx.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (nginx.exitCode === null) {
    if (await isListening(`http://127.0.0.1:${port}`))
      return { pid: nginx.pid ?? 0, reload: () => nginx.kill("SIGHUP"), stop };
    await pause(5);
  }
  throw new Error(`nginx did not start: ${Buffer.concat(stderr)}`);
}

/** Writes a configuration of a test's own, such as of a cache in front: the content of its `http` block. */
export const writeHttpBlock = (file: string, folder: string, http: string): Promise<void> =>
  writeFile(
    file,
    `
worker_processes 1; pid ${folder}/pid;
events { worker_connections 512; }
http {
  access_log off;
${["proxy", "client_body", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
  ${http}
}`,
  );
