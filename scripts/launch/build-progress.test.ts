import { printBuildProgress } from "./build-progress";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("prints each phase once, with the seconds since the start", () => {
  const lines: string[] = [];
  const { read, end } = printBuildProgress((line) => lines.push(line));
  read("   Creating an optimized production build ...\n");
  jest.advanceTimersByTime(4000);
  read(" ✓ Compiled successfully in 4s\n   Running TypeScript ...\n");
  read("   Generating static pages (0/12)\n");
  read("   Generating static pages (3/12)\n");
  end();
  expect(lines).toEqual([
    "  compiling … 0 s",
    "  checking … 4 s",
    "  rendering static pages … 4 s",
  ]);
});

test("repeats the current phase every ten seconds, until the end", () => {
  const lines: string[] = [];
  const { read, end } = printBuildProgress((line) => lines.push(line));
  read("Creating an optimized production build");
  jest.advanceTimersByTime(25_000);
  end();
  jest.advanceTimersByTime(60_000);
  expect(lines).toEqual(["  compiling … 0 s", "  compiling … 10 s", "  compiling … 20 s"]);
});
