import { BRANDS } from "@storefront/brands";
import fc from "fast-check";
import { PLAN, streetPlan } from "./map-illustration";

test("is deterministic per brand and differs between brands", () => {
  const plans = BRANDS.map(({ key }) => JSON.stringify(streetPlan(key)));
  expect(plans).toEqual(BRANDS.map(({ key }) => JSON.stringify(streetPlan(key))));
  expect(new Set(plans).size).toBe(BRANDS.length);
});

test("places the company inside the frame and leaves room for parks for any seed", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { corner, parks } = streetPlan(seed);
      expect(corner.x).toBeGreaterThan(PLAN.width * 0.4);
      expect(corner.x).toBeLessThan(PLAN.width * 0.75);
      expect(corner.y).toBeGreaterThan(PLAN.height * 0.35);
      expect(corner.y).toBeLessThan(PLAN.height * 0.65);
      for (const { width, height } of parks) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
    }),
  );
});
