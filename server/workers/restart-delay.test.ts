import { RestartDelay } from "./restart-delay";

test("doubles the delay for workers that do not last, up to ten seconds", () => {
  const delay = new RestartDelay();
  const delays = Array.from({ length: 9 }, () => delay.after(1_000));
  expect(delays).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
});

test("starts anew after a worker that lasted", () => {
  const delay = new RestartDelay();
  for (let ended = 0; ended < 5; ended += 1) delay.after(0);
  expect([delay.after(60_000), delay.after(0)]).toEqual([100, 200]);
});
