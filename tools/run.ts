import { spawnSync } from "node:child_process";
import { installTool } from "@storefront/testbed/tools/install-tool";

/** `tools/run.ts <tool> <program> …`: runs a program of a tool's packages in this folder. */
const [tool = "", program = "", ...args] = process.argv.slice(2);
installTool(tool);
const { status } = spawnSync(`tools/${tool}/node_modules/.bin/${program}`, args, {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
