import { act, fireEvent, render, screen } from "@testing-library/react";
import { Ticker } from "./ticker";

const LINES = ["甲 买了 1 件", "乙 买了 2 件", "丙 买了 3 件", "丁 买了 4 件"];

function mockReducedMotion(reduced: boolean) {
  window.matchMedia = (media: string) =>
    ({
      matches: reduced && media.includes("reduced-motion"),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

beforeEach(() => {
  jest.useFakeTimers();
  mockReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

const open = (lines = LINES) => render(<Ticker label="最近成交" lines={lines} everyMs={2000} />);
const shown = () => document.querySelector("p[aria-hidden] bdi")?.textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("shows each line for two seconds and wraps around", () => {
  open();
  const seen = [shown()];
  for (let turn = 0; turn < 4; turn += 1) {
    wait(2000);
    seen.push(shown());
  }
  expect(seen).toEqual([...LINES, LINES[0]]);
});

test("pauses on hover and by its button, and resumes", () => {
  open();
  const place = screen.getByRole("region", { name: "最近成交" });
  fireEvent.pointerEnter(place);
  wait(10_000);
  expect(shown()).toBe(LINES[0]);
  fireEvent.pointerLeave(place);
  wait(2000);
  expect(shown()).toBe(LINES[1]);
  fireEvent.click(screen.getByRole("button", { name: "暂停最近成交滚动" }));
  wait(10_000);
  expect(shown()).toBe(LINES[1]);
  fireEvent.click(screen.getByRole("button", { name: "继续最近成交滚动" }));
  wait(2000);
  expect(shown()).toBe(LINES[2]);
});

test("exposes all lines as a list and announces no changes", () => {
  open();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(LINES);
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.querySelector("[aria-live]")).toBeNull();
});

test("shows the first few lines statically when reduced motion is preferred", () => {
  mockReducedMotion(true);
  open();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    LINES.slice(0, 3),
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("does not move or show a button with one line", () => {
  open(["甲 买了 1 件"]);
  wait(10_000);
  expect(shown()).toBe("甲 买了 1 件");
  expect(screen.queryByRole("button")).toBeNull();
});
