import fc from "fast-check";
import { limitConcurrency } from "./limit-concurrency";

test("runs no more than the width at once, in the order of calls, also when some fail", async () => {
  const plans = fc.array(fc.record({ steps: fc.nat(4), fails: fc.boolean() }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(plans, fc.integer({ min: 1, max: 5 }), async (works, width) => {
      const inTurn = limitConcurrency(width);
      const begun: number[] = [];
      let underWay = 0;
      let most = 0;
      const ends = await Promise.allSettled(
        works.map(({ steps, fails }, index) =>
          inTurn(async () => {
            begun.push(index);
            underWay += 1;
            most = Math.max(most, underWay);
            for (let step = 0; step < steps; step += 1) await null;
            underWay -= 1;
            if (fails) throw new Error("failed");
            return index;
          }),
        ),
      );
      expect(most).toBeLessThanOrEqual(width);
      expect(begun).toEqual(works.map((_, index) => index));
      expect(ends.map(({ status }) => status === "rejected")).toEqual(
        works.map(({ fails }) => fails),
      );
    }),
  );
});

test("as many at once as the width allows", async () => {
  const inTurn = limitConcurrency(3);
  const ends: (() => void)[] = [];
  const all = [1, 2, 3, 4].map(() => inTurn(() => new Promise<void>((end) => ends.push(end))));
  expect(ends).toHaveLength(3);
  ends[1]?.();
  await all[1];
  expect(ends).toHaveLength(4);
  for (const end of ends) end();
  await Promise.all(all);
});
