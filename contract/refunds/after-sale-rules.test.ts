import fc from "fast-check";
import {
  AFTER_SALE_ACTORS,
  AFTER_SALE_STATES,
  type AfterSaleAction,
  type AfterSaleActor,
  type AfterSaleState,
  isOpenAfterSale,
  nextAfterSaleState,
  secondsToExpiry,
} from "./after-sale-rules";

const ACTS: AfterSaleAction[] = ["accept", "refuse", "escalate", "decide", "withdraw", "expire"];

/** All legal transitions; every other one is refused. */
const LEGAL: [AfterSaleState, AfterSaleAction, AfterSaleActor, AfterSaleState][] = [
  ["requested", "accept", "seller", "accepted"],
  ["requested", "refuse", "seller", "refused"],
  ["requested", "escalate", "seller", "escalated"],
  ["requested", "withdraw", "buyer", "withdrawn"],
  ["requested", "expire", "time", "accepted"],
  ["refused", "accept", "seller", "accepted"],
  ["refused", "escalate", "buyer", "escalated"],
  ["refused", "escalate", "seller", "escalated"],
  ["refused", "withdraw", "buyer", "withdrawn"],
  ["refused", "expire", "time", "closed"],
  ["escalated", "accept", "seller", "accepted"],
  ["escalated", "decide", "operator", "decided"],
  ["escalated", "withdraw", "buyer", "withdrawn"],
];

it("allows exactly the legal transitions", () => {
  const found = AFTER_SALE_STATES.flatMap((state) =>
    ACTS.flatMap((act) =>
      AFTER_SALE_ACTORS.flatMap((by) => {
        const next = nextAfterSaleState(state, act, by);
        return next === null ? [] : [[state, act, by, next]];
      }),
    ),
  );
  expect(found.sort()).toEqual(LEGAL.toSorted());
});

it("ends within four steps in any sequence of acts", () => {
  const step = fc.record({
    act: fc.constantFrom(...ACTS),
    by: fc.constantFrom(...AFTER_SALE_ACTORS),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const seen: AfterSaleState[] = ["requested"];
      for (const { act, by } of steps) {
        const next = nextAfterSaleState(seen.at(-1) ?? "closed", act, by);
        if (next !== null) seen.push(next);
      }
      expect(new Set(seen).size).toBe(seen.length);
      for (const state of seen.slice(0, -1)) expect(isOpenAfterSale(state)).toBe(true);
      return seen.length <= 4;
    }),
  );
});

it("has a deadline for exactly the states that can expire", () => {
  for (const state of AFTER_SALE_STATES) {
    const ends = nextAfterSaleState(state, "expire", "time") !== null;
    expect([state, secondsToExpiry(state) !== null]).toEqual([state, ends]);
  }
});
