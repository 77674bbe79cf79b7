import { reportUncaughtErrors } from "./report";

test("reports a few uncaught errors of a page, each once", () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  reportUncaughtErrors(window);
  const fail = (error: Error) => window.dispatchEvent(new ErrorEvent("error", { error }));
  fail(new Error("first"));
  fail(new Error("first"));
  window.dispatchEvent(new ErrorEvent("error"));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("b") }));
  for (let turn = 0; turn < 20; turn += 1) fail(new Error(`turn ${"a".repeat(turn)}`));
  expect(sendBeacon).toHaveBeenCalledTimes(5);
  const bodies = sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));
  expect(bodies.slice(0, 2)).toEqual([
    expect.objectContaining({ kind: "error", message: "first", page: "/" }),
    expect.objectContaining({ kind: "rejection", message: "b" }),
  ]);
});
