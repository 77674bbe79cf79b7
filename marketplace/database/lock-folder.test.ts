import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { FolderInUseError, lockFolder } from "./lock-folder";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, "marketplace.lock");

describe("lockFolder", () => {
  it("allows one holder at a time", async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
    const again = await lockFolder(folder);
    await again();
  });

  it.each([
    ["without a lock", ""],
    ["with the lock of a process that has ended", "4194304 1"],
  ])("admits one of twenty concurrent callers %s", async (_, left) => {
    for (let round = 0; round < 10; round += 1) {
      if (left !== "") await writeFile(file(), left);
      const all = await Promise.allSettled(
        Array.from({ length: 20 }, async (_, turns) => {
          // Staggered, so that each caller meets another step of the others.
          for (let turn = 0; turn < turns; turn += 1) await setImmediate();
          return lockFolder(folder);
        }),
      );
      const held = all.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
      expect(held).toHaveLength(1);
      expect(await readdir(folder)).toEqual(["marketplace.lock"]);
      await held[0]?.();
    }
  });

  it.each([
    ["of a process that has ended", "4194304 1"],
    ["of a process whose pid has been reused", `${process.pid} 1`],
    ["that is empty", ""],
    ["without a pid", "not a number"],
  ])("takes over a stale lock %s", async (_, left) => {
    await writeFile(file(), left);
    const unlock = await lockFolder(folder);
    expect(await readFile(file(), "utf8")).toMatch(new RegExp(`^${process.pid}\\b`));
    await unlock();
  });

  it("takes over after a crash during a takeover", async () => {
    await writeFile(file(), "4194304 1");
    await writeFile(`${file()}.takeover`, "4194303 1");
    const unlock = await lockFolder(folder);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  it("takes over from a killed process that its parent has not reaped", async () => {
    // The shell execs into a sleep, which never reaps the child.
    const parent = spawn("sh", ["-c", "sleep 600 & echo $!; exec sleep 600"]);
    const pid = Number(String((await once(parent.stdout, "data"))[0]));
    try {
      // Until it has exec'ed, the shell would reap the child.
      while ((await readFile(`/proc/${parent.pid}/comm`, "utf8")) !== "sleep\n")
        await setImmediate();
      const stat = await readFile(`/proc/${pid}/stat`, "utf8");
      const begun = stat.slice(stat.lastIndexOf(")")).split(" ")[20];
      await writeFile(file(), `${pid} ${begun}`);
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
      process.kill(pid, "SIGKILL");
      while (!/\) Z /.test(await readFile(`/proc/${pid}/stat`, "utf8"))) await setImmediate();
      const unlock = await lockFolder(folder);
      await unlock();
    } finally {
      process.kill(pid, "SIGKILL");
      parent.kill("SIGKILL");
    }
  });
});
