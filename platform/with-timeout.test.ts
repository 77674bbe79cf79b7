import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { withTimeout } from "./with-timeout";

const NEVER = new Promise<never>(() => {});

it("returns the value of a promise that is settled in time", async () => {
  await expect(withTimeout(Promise.resolve("value"), 1_000)).resolves.toBe("value");
});

it("throws when the promise is not settled in time", async () => {
  await expect(withTimeout(NEVER, 1)).rejects.toThrow("timed out");
});

it("accepts an answer that arrived while this process was busy", async () => {
  // From here, timers run before answers are read.
  await setImmediate();
  const answer = promisify(randomBytes)(16);
  const result = withTimeout(answer, 5);
  const busyUntil = performance.now() + 50;
  while (performance.now() < busyUntil) Math.random();
  await expect(result).resolves.toHaveLength(16);
});
