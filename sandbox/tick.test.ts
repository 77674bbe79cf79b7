import { startTicking } from "./tick";
import { createUsage } from "./usage";

const SECOND_MS = 1_000;
const IDLE_POLL_MS = 30 * SECOND_MS;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const sandboxOf = (doDue: () => Promise<void>) => ({
  clock: { sync: async () => undefined } as never,
  doDue,
  usage: createUsage(),
});

it("continues after a failed run and reports the error", async () => {
  const lost = new Error("connection lost");
  const doDue = jest.fn<Promise<void>, []>().mockRejectedValueOnce(lost).mockResolvedValue();
  const onError = jest.fn();
  const stop = startTicking(sandboxOf(doDue), onError);
  await jest.advanceTimersByTimeAsync(SECOND_MS);
  expect(onError.mock.calls).toEqual([[lost]]);
  await jest.advanceTimersByTimeAsync(IDLE_POLL_MS);
  expect(doDue).toHaveBeenCalledTimes(2);
  await stop();
});

it("runs every second while the product is in use, and for two minutes after it", async () => {
  const doDue = jest.fn(async () => undefined);
  const sandbox = sandboxOf(doDue);
  const stop = startTicking(sandbox, jest.fn());
  await jest.advanceTimersByTimeAsync(SECOND_MS + IDLE_POLL_MS / 2);
  expect(doDue).toHaveBeenCalledTimes(1);
  sandbox.usage.note();
  await jest.advanceTimersByTimeAsync(3 * SECOND_MS);
  expect(doDue).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(120 * SECOND_MS);
  doDue.mockClear();
  await jest.advanceTimersByTimeAsync(6 * IDLE_POLL_MS);
  expect(doDue).toHaveBeenCalledTimes(6);
  await stop();
});

it("waits for the run in progress when stopped, and does not run again", async () => {
  let finish = () => {};
  const doDue = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const stop = startTicking(sandboxOf(doDue), jest.fn());
  await jest.advanceTimersByTimeAsync(SECOND_MS);
  const onStopped = jest.fn();
  const stopped = stop().then(onStopped);
  await jest.advanceTimersByTimeAsync(SECOND_MS);
  expect(onStopped).not.toHaveBeenCalled();
  finish();
  await stopped;
  await jest.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(doDue).toHaveBeenCalledTimes(1);
});
