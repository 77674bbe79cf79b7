import { setTimeout as pause } from "node:timers/promises";
import { ERRORS } from "@storefront/contract/codes";
import type { Caller } from "../buyer/caller";

/** How long a buyer retries a call: longer than any fault and the retries after it (30 s, then 60 s). */
const RETRY_TIMEOUT_MS = 180_000;
/** Delay between retries; retrying faster does not make a disturbed deployment recover sooner. */
const RETRY_MS = 250;

/** Repeats an attempt until it succeeds. @throws its last Error after three minutes */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() - began > RETRY_TIMEOUT_MS) throw error;
      await pause(RETRY_MS);
    }
  }
}

const TEMPORARY: ReadonlySet<number> = new Set(
  Object.values(ERRORS)
    .filter(({ status }) => status >= 500)
    .map(({ code }) => code),
);

/** Repeats calls until the answer is not a temporary failure of the marketplace or of the programs in front of it. */
export const persistent = (visitor: Caller): Caller => ({
  call: (...call) =>
    retry(async () => {
      const answer = await visitor.call(...call);
      if (answer.code < 0 || TEMPORARY.has(answer.code)) throw new Error(answer.msg);
      return answer;
    }),
});
