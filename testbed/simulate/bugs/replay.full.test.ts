import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mutate } from "../../mutants/mutant";
import { withWorkCopies } from "../../mutants/work-copy";
import { ROOT } from "../../product/root";
import { runProgram } from "../run-program";
import { linkWorkspaces } from "./link-workspaces";
import { BUGS } from "./list";

const BUG = "trade-of-another-price";
const TIMEOUT_MS = 900_000;

const VIOLATED = /violated after (\d+) s: (\w+): /;
const REPLAY = /Replay: .* --replay (\S+)/;
const SHORTENED = /(\d+) of (\d+) actions are enough/;

it(
  "prints a shortened trace of a violation, which fails alike until the bug is mended",
  () =>
    withWorkCopies(ROOT, async ([folder = ""]) => {
      linkWorkspaces(ROOT, folder);
      plant(folder, BUG);
      const found = await runProgram(["--seed", "1", "--days", "1"], {}, folder);
      expect(found.code).toBe(1);
      const [, , invariant] = VIOLATED.exec(found.output) ?? [];
      expect(invariant).toBe("prices");
      const [, few, all] = SHORTENED.exec(found.output) ?? [];
      expect(Number(few)).toBeLessThanOrEqual(4);
      expect(Number(all)).toBeGreaterThan(100);
      const [, file = ""] = REPLAY.exec(found.output) ?? [];
      try {
        const replayed = await runProgram(["--replay", file, "--no-shorten"], {}, folder);
        expect(replayed.code).toBe(1);
        expect(VIOLATED.exec(replayed.output)?.[2]).toBe(invariant);
        expect(await runProgram(["--replay", file])).toMatchObject({ code: 0 });
      } finally {
        rmSync(file, { force: true });
      }
    }),
  TIMEOUT_MS,
);

function plant(folder: string, id: string): void {
  const bug = BUGS.find((each) => each.id === id);
  if (!bug) throw new Error(`no bug ${id}`);
  const path = join(folder, bug.file);
  const mutant = { ...bug, testFile: "", test: "" };
  writeFileSync(path, mutate(readFileSync(path, "utf8"), mutant));
}
