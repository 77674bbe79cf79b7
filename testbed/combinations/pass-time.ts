import { SWEEPS } from "@storefront/marketplace/background/background";
import { runCommand } from "@storefront/operator/commands/run-command";
import type { TestApp } from "../marketplace/test-app";

const HOUR_S = 3600;
const WITHOUT_END = new AbortController().signal;
/** Fewest items that a sweep settles. */
const SWEEP_BATCH = 100;

/**
 * Lets time pass: the providers repeat their notifications, and the marketplace sweeps until nothing is due.
 * @param orders most items that can be due
 */
export async function wait(
  { clock, deps, simulators }: TestApp,
  hours: number,
  orders: number,
): Promise<void> {
  await clock.advance(hours * HOUR_S);
  for (const simulator of Object.values(simulators)) await simulator.sendDue();
  for (let swept = 0; swept <= orders; swept += SWEEP_BATCH) {
    for (const sweep of Object.values(SWEEPS)) await sweep.run(deps, WITHOUT_END);
  }
}

/** @returns the lines of `market check`, each after a word that says when; empty when all is well */
export async function checkMarket({ deps }: TestApp, when: string): Promise<string[]> {
  const lines: string[] = [];
  const code = await runCommand(deps, ["check"], (line) => lines.push(`${when}: ${line}`));
  return code === 0 ? [] : lines;
}
