import { createCallRates } from "./call-rates";

test("allows calls up to the limit in a minute", () => {
  const take = createCallRates(2);
  expect([take(1, 0), take(1, 1_000), take(1, 20_000)]).toEqual([null, null, 40]);
});

test("starts a new window after a minute", () => {
  const take = createCallRates(1);
  take(1, 0);
  expect(take(1, 59_999)).toBe(1);
  expect(take(1, 60_000)).toBeNull();
});

test("counts each user separately", () => {
  const take = createCallRates(1);
  take(1, 0);
  expect(take(2, 0)).toBeNull();
});

test("starts a new window when the clock is set back", () => {
  const take = createCallRates(1);
  take(1, 600_000);
  expect(take(1, 0)).toBeNull();
});

test("remembers a bounded number of users", () => {
  const take = createCallRates(1);
  for (let user = 0; user <= 20_000; user += 1) take(user, 0);
  expect(take(20_000, 1)).toBe(60);
  expect(take(0, 1)).toBeNull();
});
