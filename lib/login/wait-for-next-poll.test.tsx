import { waitForNextPoll } from "./wait-for-next-poll";

test.each(["online", "pageshow"])("ends the wait at once on %s", async (event) => {
  const waiting = waitForNextPoll(60_000, new AbortController().signal);
  window.dispatchEvent(new Event(event));
  await expect(waiting).resolves.toBe(true);
});

test("goes on waiting when a hidden page comes online", async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const ended = jest.fn();
  void waitForNextPoll(1_000, new AbortController().signal).then(ended);
  window.dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(ended).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith(true);
  jest.useRealTimers();
});
