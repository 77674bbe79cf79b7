import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { readCompose } from "@/scripts/deploy/compose/read-compose";
import { sampleEnv } from "@/scripts/deploy/compose/sample-env";
import { type Check, expectTrue } from "../rehearsal";

/** The folder of the programs in their images. */
const IN_IMAGE = "/app/";

/** Compares with compose.yml, where the root of every container is read-only. */
export const writesNothing: Check = {
  name: "programs write only where compose.yml lets them",
  async run({ installedAt, first, second }) {
    const { services } = readCompose(sampleEnv());
    const written = (["storefront", "marketplace"] as const).flatMap((name) => {
      const writable = (services[name]?.tmpfs ?? [])
        .map((mount) => mount.split(":")[0] ?? "")
        .filter((path) => path.startsWith(IN_IMAGE))
        .map((path) => path.slice(IN_IMAGE.length));
      return [first, second].flatMap(({ programs }) =>
        findNewer(programs[name], installedAt, writable),
      );
    });
    expectTrue(written.length === 0, `written: ${written.slice(0, 5).join(", ")}`);
    return "nothing else written by 8 instances";
  },
};

/** Lists files and folders that changed after a time, without those of `except`. */
function findNewer(folder: string, at: Date, except: readonly string[]): string[] {
  const ignored = except.flatMap((path) => ["-path", join(folder, path), "-prune", "-o"]);
  const newer = ["-newermt", at.toISOString(), "-print"];
  const found = execFileSync("find", [folder, ...ignored, ...newer], { encoding: "utf8" });
  // A mount point changes the folder that it is in.
  const mountParents = except.map((path) => join(folder, dirname(path)));
  return found.split("\n").filter((path) => path !== "" && !mountParents.includes(path));
}
