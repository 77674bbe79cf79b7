import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../product/root";

/** The clock of all programs, which can be set. */
export interface MovedClock {
  /** Variables of the programs. */
  env: Record<string, string>;
  /** Sets it to minutes ahead of the right time, within a tenth of a second. */
  move(minutes: number): void;
}

/** @param folder of its file */
export function createMovedClock(folder: string): MovedClock {
  const file = join(folder, "clock");
  const move = (minutes: number) => {
    // At once, so that no program reads half a number.
    writeFileSync(`${file}.new`, String(minutes * 60_000));
    renameSync(`${file}.new`, file);
  };
  move(0);
  const preload = join(ROOT, "testbed", "chaos", "shift-clock.cjs");
  return { env: { CHAOS_CLOCK_FILE: file, NODE_OPTIONS: `--require ${preload}` }, move };
}
