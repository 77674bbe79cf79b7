import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { startProgram } from "@storefront/platform/launch/program";
import { ROOT } from "@storefront/testbed/product/root";
import { type RunningProgram, untilReady } from "@storefront/testbed/product/start";
import { linkPackages } from "./link-packages";

const NEXT = "node_modules/next/dist/bin/next";
const PACKAGES = ["next", "react", "react-dom"];

/** In the build of the present sources only. */
const BUILT = ".next/server/app/dynamic/page.js";

/**
 * Builds and runs the empty app: a static page, a dynamic one, no middleware, the same Next. It is built in a copy with its own
 * packages, because Next looks for middleware and instrumentation in every folder up to the packages, and would find
 * ours.
 */
export async function startEmptyApp(port: number): Promise<RunningProgram> {
  const folder = join(ROOT, ".bench", "empty-app");
  const next = join(folder, NEXT);
  cpSync(join(ROOT, "tools/bench/empty-app"), folder, { recursive: true });
  linkPackages(ROOT, folder, PACKAGES);
  if (!existsSync(join(folder, BUILT))) {
    const built = spawnSync(process.execPath, [next, "build"], { cwd: folder, encoding: "utf8" });
    if (built.status !== 0) throw new Error(`the empty app did not build: ${built.stderr}`);
  }
  const program = startProgram("empty app", [next, "start", "-p", String(port)], { cwd: folder });
  return untilReady(program, port, { path: "/" });
}
