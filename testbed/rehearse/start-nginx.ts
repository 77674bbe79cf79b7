import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { findNginx } from "../tools/find-nginx";

/**
 * Starts nginx with a configuration.
 * @param parent folder in which nginx's folder is created
 * @param conf returns the configuration for nginx's folder
 * @returns stops nginx
 * @throws Error with nginx's output when it does not start
 */
export async function startNginx(
  parent: string,
  conf: (folder: string) => string,
): Promise<() => Promise<void>> {
  const folder = join(parent, "nginx");
  mkdirSync(folder);
  // nginx workers may run as another user.
  for (const each of [parent, folder]) chmodSync(each, 0o755);
  const file = join(folder, "nginx.conf");
  const text = conf(folder);
  writeFileSync(file, text);
  const nginx = spawn(findNginx(), ["-p", folder, "-c", file, "-e", join(folder, "error.log")]);
  const stderr: Buffer[] = [];
  nginx.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const ended = once(nginx, "exit");
  const port = Number(/listen 127\.0\.0\.1:(\d+)/.exec(text)?.[1]);
  while (nginx.exitCode === null) {
    if (await isListening(port)) {
      return async () => {
        nginx.kill("SIGTERM");
        await ended;
      };
    }
  }
  throw new Error(`nginx did not start: ${Buffer.concat(stderr)}`);
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
