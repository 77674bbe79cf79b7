import { setTimeout as delay } from "node:timers/promises";

/** Long enough that a few connections cannot keep the process busy with refusals; hardly noticed by a visitor. */
const HOLD_MS = 500;

/** Refusals that wait at a time; further ones are sent at once. */
const MAX_HELD = 1_000;

let held = 0;

/** Waits before a refusal is sent, because a client that is refused at once asks again at once. */
export async function holdRefusal(): Promise<void> {
  if (held >= MAX_HELD) return;
  held += 1;
  await delay(HOLD_MS);
  held -= 1;
}
