import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNginx } from "../tools/find-nginx";

/**
 * Starts an nginx in a temporary folder.
 * @param http returns the contents of its `http` block for that folder
 * @param isUp whether nginx answers
 * @returns stops nginx and removes the folder
 * @throws Error with nginx's output when it does not start
 */
export async function startNginx(
  http: (folder: string) => string,
  isUp: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // nginx workers may run as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, http(folder)));
  const nginx = spawn(findNginx(), ["-p", folder, "-c", file, "-e", join(folder, "error.log")]);
  const stderr: Buffer[] = [];
  nginx.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const ended = once(nginx, "exit");
  while (nginx.exitCode === null) {
    if (await isUp().catch(() => false)) {
      return async () => {
        nginx.kill("SIGTERM");
        await ended;
        rmSync(folder, { recursive: true, force: true });
      };
    }
  }
  throw new Error(`nginx did not start: ${Buffer.concat(stderr)}`);
}

function configuration(folder: string, http: string): string {
  const temporary = ["proxy", "client_body", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
daemon off; worker_processes 1; pid ${folder}/pid;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.join(" ")}
  ${http}
}`;
}
