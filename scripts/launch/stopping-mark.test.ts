import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { markStopping, waitForStop } from "./stopping-mark";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stopping-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mark = () => join(folder, "stopping");

test("waits, and says so, until the stopping process has ended", async () => {
  const other = spawn("sleep", ["60"]);
  await once(other, "spawn");
  writeFileSync(mark(), String(other.pid));
  const onWait = jest.fn(() => other.kill());
  await waitForStop(folder, onWait);
  expect(onWait).toHaveBeenCalledTimes(1);
  expect(other.killed).toBe(true);
});

test.each([
  ["no mark", () => undefined],
  ["the mark of a process that has ended", () => writeFileSync(mark(), "4194304")],
  ["an unreadable mark", () => writeFileSync(mark(), "x")],
])("does not wait with %s", async (_what, prepare) => {
  prepare();
  const onWait = jest.fn();
  await waitForStop(folder, onWait);
  expect(onWait).not.toHaveBeenCalled();
});

test("marks the folder while stopping", () => {
  const unmark = markStopping(folder);
  expect(readFileSync(mark(), "utf8")).toBe(String(process.pid));
  unmark();
  expect(existsSync(mark())).toBe(false);
  expect(markStopping(join(folder, "none"))).toBeInstanceOf(Function);
});
