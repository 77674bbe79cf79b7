import fc from "fast-check";
import { waveform } from "./waveform";

test("has the requested length, stays in range and is never flat", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 40, max: 400 }), (seed, count) => {
      const bars = waveform(seed, count);
      expect(bars).toHaveLength(count);
      expect(bars.every((bar) => bar > 0 && bar <= 1)).toBe(true);
      expect(Math.max(...bars)).toBeGreaterThan(0.4);
      expect(Math.min(...bars)).toBeLessThan(0.2);
    }),
  );
});

test("is deterministic per seed and differs between seeds", () => {
  expect(waveform("晚舟", 80)).toEqual(waveform("晚舟", 80));
  expect(waveform("晚舟", 80)).not.toEqual(waveform("阿岚", 80));
});
