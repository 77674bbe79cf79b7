import { startProgress } from "./progress";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("prints each step once, with the seconds since the start", () => {
  const lines: string[] = [];
  const { step, end } = startProgress((line) => lines.push(line));
  step("compiling");
  jest.advanceTimersByTime(4000);
  step("checking");
  step("checking");
  end();
  expect(lines).toEqual(["  compiling … 0 s", "  checking … 4 s"]);
});

test("repeats the current step after ten seconds without another, until the end", () => {
  const lines: string[] = [];
  const { step, end } = startProgress((line) => lines.push(line));
  jest.advanceTimersByTime(20_000);
  step("compiling");
  jest.advanceTimersByTime(15_000);
  step("checking");
  jest.advanceTimersByTime(10_000);
  end();
  jest.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    "  compiling … 20 s",
    "  compiling … 30 s",
    "  checking … 35 s",
    "  checking … 45 s",
  ]);
});
