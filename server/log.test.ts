import { logError } from "./log";

test("writes some errors of a kind in a minute and counts the rest", () => {
  jest.useFakeTimers();
  const written = jest.spyOn(console, "error").mockImplementation(() => {});
  const error = new Error("down");
  for (let turn = 0; turn < 100; turn += 1) logError("request failed", `GET /${turn}`, error);
  expect(written).toHaveBeenCalledTimes(20);
  expect(written).toHaveBeenNthCalledWith(1, "request failed: GET /0", error);
  jest.advanceTimersByTime(60_000);
  expect(written).toHaveBeenLastCalledWith("request failed: 80 more in a minute");
  expect(written).toHaveBeenCalledTimes(21);
  jest.useRealTimers();
});
