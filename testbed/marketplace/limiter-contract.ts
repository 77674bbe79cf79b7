import type { Limiter, LimitRule } from "@storefront/marketplace/database/limits/limiter";
import { newAction } from "@storefront/marketplace/limits/limits";
import fc from "fast-check";
import { runs } from "../jest/test-scope";

const START = Date.parse("2026-03-01T00:00:00.000Z");
const minute: LimitRule = { key: "a", limit: 1, windowS: 60 };
const hour: LimitRule = { key: "b", limit: 3, windowS: 3600 };
const time = (seconds: number) => new Date(START + seconds * 1000);
const at = (seconds: number) => newAction(time(seconds));

/** Tests every limiter, regardless of its storage. A second `open` connects to the same counts. */
export function describeLimiter(name: string, open: () => Promise<Limiter>): void {
  describe(name, () => {
    let limiter: Limiter;
    let sibling: Limiter;
    beforeAll(async () => {
      limiter = await open();
      sibling = await open();
    });
    beforeEach(() => limiter.clear());
    afterAll(async () => {
      await limiter.close();
      await sibling.close();
    });

    it("is reachable", async () => expect(await limiter.isReachable()).toBe(true));

    it("allows as many actions as the rule, then returns the time to wait", async () => {
      expect(await limiter.take([minute], at(0))).toBeNull();
      expect(await limiter.take([minute], at(0))).toBe(60);
      expect(await limiter.take([minute], at(59.5))).toBe(1);
      expect(await limiter.take([minute], at(60))).toBeNull();
    });

    it("counts in a sliding window", async () => {
      for (const second of [0, 1800, 3590])
        expect(await limiter.take([hour], at(second))).toBeNull();
      expect(await limiter.take([hour], at(3599))).toBe(1);
      expect(await limiter.take([hour], at(3600))).toBeNull();
      expect(await limiter.take([hour], at(3601))).toBe(1799);
    });

    it("counts an action under all rules or none", async () => {
      await limiter.take([hour, minute], at(0));
      expect(await limiter.take([hour, minute], at(1))).toBe(59);
      expect(await limiter.take([hour], at(2))).toBeNull();
      expect(await limiter.take([hour], at(3))).toBeNull();
      expect(await limiter.take([hour], at(4))).toBe(3596);
    });

    it("returns the longest wait of all exhausted rules", async () => {
      for (const second of [0, 1, 2]) await limiter.take([hour], at(second));
      await limiter.take([minute], at(10));
      expect(await limiter.take([minute, hour], at(20))).toBe(3580);
    });

    it("tells how many actions are in a window, without counting one", async () => {
      for (const second of [0, 1, 2]) await limiter.take([hour], at(second));
      expect(await sibling.count(hour, time(3))).toBe(3);
      expect(await limiter.count(hour, time(3600))).toBe(2);
      expect(await limiter.count({ key: "other", windowS: 60 }, time(3))).toBe(0);
    });

    it("takes one action back, with all its units", async () => {
      const pair = { key: "pair", limit: 5, windowS: 60, cost: 2 };
      const action = at(0);
      await limiter.take([hour, pair], at(0));
      await limiter.take([hour, pair], action);
      await limiter.takeBack([hour, pair], action);
      await sibling.takeBack([hour, minute], at(1));
      expect(await limiter.count(hour, time(2))).toBe(1);
      expect(await limiter.count(pair, time(2))).toBe(2);
    });

    it("counts actions of a later time as of now, after a clock was ahead", async () => {
      await limiter.take([minute], at(1200));
      expect(await limiter.take([minute], at(0))).toBe(60);
      expect(await limiter.take([minute], at(60))).toBeNull();
    });

    it("counts keys separately", async () => {
      await limiter.take([minute], at(0));
      expect(await limiter.take([{ ...minute, key: "other" }], at(0))).toBeNull();
    });

    it("holds for concurrent actions over two connections", async () => {
      const acts = Array.from({ length: 20 }, (_, index) => (index % 2 ? limiter : sibling));
      const waits = await Promise.all(acts.map((each) => each.take([hour, minute], at(0))));
      expect(waits.filter((wait) => wait === null)).toHaveLength(1);
    });

    it("deletes all counts on clear", async () => {
      await limiter.take([minute], at(0));
      await sibling.clear();
      expect(await limiter.take([minute], at(0))).toBeNull();
    });

    it("never allows more than the limit in any window, and returns the exact wait", () =>
      checkWindows(limiter));
  });
}

/** Checks the waits of random actions against the actions that were allowed. */
async function checkWindows(limiter: Limiter): Promise<void> {
  const step = fc.record({
    gap: fc.integer({ min: 0, max: 25 }),
    cost: fc.constantFrom(undefined, 1, 2, 3),
  });
  const steps = fc.array(step, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 3, max: 5 }), async (all, limit) => {
      await limiter.clear();
      const rule = { key: "any", limit, windowS: 30 };
      /** When each allowed unit was counted. */
      const units: number[] = [];
      let now = 0;
      for (const { gap, cost } of all) {
        now += gap;
        const wait = await limiter.take([cost === undefined ? rule : { ...rule, cost }], at(now));
        const inWindow = units.filter((time) => time > now - 30);
        const room = limit - (cost ?? 1);
        expect(wait === null).toBe(inWindow.length <= room);
        if (wait === null) units.push(...Array(cost ?? 1).fill(now));
        else expect(wait).toBe((inWindow.at(-room - 1) ?? 0) + 30 - now);
      }
    }),
    runs(12, 40),
  );
}
