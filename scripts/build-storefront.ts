import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { precompress } from "../server/assets/precompress";
import { NEXT_BUILD, recordBuild } from "./launch/build-if-needed";

/** Second step of `npm run build`: builds the storefront, compresses the files, and records the sources for `npm start`. */
const root = process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url));
const isBuilt = await recordBuild(root, async () => {
  const { status } = spawnSync(process.execPath, NEXT_BUILD, { cwd: root, stdio: "inherit" });
  return status === 0;
});
if (isBuilt) await precompress(root);
else process.exitCode = 1;
