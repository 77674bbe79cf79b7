import { afterPaint } from "./after-paint";

beforeEach(() => {
  jest.useFakeTimers();
});

test("runs once, in a task after the next frame", () => {
  const run = jest.fn();
  afterPaint(run);
  requestAnimationFrame(() => expect(run).not.toHaveBeenCalled());
  jest.advanceTimersByTime(20);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(600);
  expect(run).toHaveBeenCalledTimes(1);
});

test("runs without a frame on a hidden page", () => {
  jest.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
  const run = jest.fn();
  afterPaint(run);
  jest.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
