import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Program, startProgram } from "../../scripts/launch/program";
import { waitUntilReady } from "../../scripts/launch/wait-until-ready";

const NEXT = "node_modules/next/dist/bin/next";

/** Runs `npm start` on ports and data of its own. @throws Error when it does not come up */
export async function startProduct(
  root: string,
  ports: { storefront: number; api: number },
  env: Record<string, string>,
): Promise<Program> {
  const program = startProgram(
    "product",
    ["--import", "tsx", "scripts/start.ts"],
    {
      PORT: String(ports.storefront),
      API_PORT: String(ports.api),
      LOG_LEVEL: "error",
      REDIS_URL: "",
      ...env,
    },
    root,
  );
  return ready(program, `http://127.0.0.1:${ports.storefront}/readyz`);
}

/** Builds and runs the empty app: one static page, no middleware, the same Next. */
export async function startEmptyApp(root: string, port: number): Promise<Program> {
  const folder = join(root, "bench", "empty-app");
  const next = join(root, NEXT);
  if (!existsSync(join(folder, ".next", "BUILD_ID"))) {
    const built = spawnSync(process.execPath, [next, "build"], { cwd: folder, encoding: "utf8" });
    if (built.status !== 0) throw new Error(`the empty app did not build: ${built.stderr}`);
  }
  const program = startProgram("empty app", [next, "start", "-p", String(port)], {}, folder);
  return ready(program, `http://127.0.0.1:${port}/`);
}

async function ready(program: Program, url: string): Promise<Program> {
  if ((await waitUntilReady(url, program)) === "ready") return program;
  throw new Error(`${program.name} did not come up`);
}
