import { backoffMs, type Loop, startLoop } from "./start-loop";

let loop: Loop | undefined;
/** Ends the current run of `work`, which began with the returned count. */
let end = () => {};
const work = jest.fn(
  () =>
    new Promise<number>((resolve) => {
      end = () => resolve(1000);
    }),
);

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  const stopped = loop?.stop();
  end();
  await stopped;
  work.mockClear();
  jest.useRealTimers();
});

it("runs again after the wait that a run returns", async () => {
  loop = startLoop(work);
  await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
});

it("runs at once when it is woken while it waits", async () => {
  loop = startLoop(work, 60_000);
  loop.wake();
  loop.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
});

it("is not delayed by being woken again", async () => {
  loop = startLoop(work, 60_000);
  loop.wake(200);
  await jest.advanceTimersByTimeAsync(150);
  loop.wake(200);
  await jest.advanceTimersByTimeAsync(50);
  expect(work).toHaveBeenCalledTimes(1);
});

it("runs once more when it is woken during a run", async () => {
  loop = startLoop(work);
  await jest.advanceTimersByTimeAsync(0);
  loop.wake();
  loop.wake();
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await jest.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(2);
});

it("stops after the current run, and cannot be woken any more", async () => {
  loop = startLoop(work);
  await jest.advanceTimersByTimeAsync(0);
  const onStop = jest.fn();
  const stopped = loop.stop().then(onStop);
  await jest.advanceTimersByTimeAsync(0);
  expect(onStop).not.toHaveBeenCalled();
  end();
  await stopped;
  loop.wake();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("waits twice as long after each failure, up to the limit", () => {
  expect([1, 2, 3, 20].map((failures) => backoffMs(250, failures, 30_000))).toEqual([
    500, 1000, 2000, 30_000,
  ]);
});
