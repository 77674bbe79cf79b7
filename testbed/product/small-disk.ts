import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A disk of a few megabytes, in memory, that can be filled. */
export interface SmallDisk {
  folder: string;
  /** Writes a file until nothing more fits. */
  fill(): void;
  /** Deletes that file. */
  empty(): void;
  close(): void;
}

const BLOCK = Buffer.alloc(64 * 1024);

/** @param folder where it is mounted @throws Error unless this process may mount, as root does */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], {
    stdio: "pipe",
  });
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill() {
      const file = openSync(ballast, "w");
      try {
        for (;;) writeSync(file, BLOCK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    close: () => execFileSync("umount", [folder], { stdio: "pipe" }),
  };
}
