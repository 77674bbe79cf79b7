import { act, fireEvent, render, screen } from "@testing-library/react";
import { Ticker } from "./ticker";

const LINES = ["甲 买了 1 件", "乙 买了 2 件", "丙 买了 3 件", "丁 买了 4 件"];

function motion(less: boolean) {
  window.matchMedia = (media: string) =>
    ({
      matches: less && media.includes("reduced-motion"),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

beforeEach(() => {
  jest.useFakeTimers();
  motion(false);
});
afterEach(() => jest.useRealTimers());

const open = (lines = LINES) => render(<Ticker label="最近成交" lines={lines} everyMs={2000} />);
const shown = () => document.querySelector("p[aria-hidden] bdi")?.textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("each line stands for two seconds, round and round", () => {
  open();
  const seen = [shown()];
  for (let turn = 0; turn < 4; turn += 1) {
    wait(2000);
    seen.push(shown());
  }
  expect(seen).toEqual([...LINES, LINES[0]]);
});

test("stops under the pointer and by its button, and goes on", () => {
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

test("is silent: a list of all lines, nothing that announces a change", () => {
  open();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(LINES);
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.querySelector("[aria-live]")).toBeNull();
});

test("a visitor who prefers reduced motion sees the first few, standing still", () => {
  motion(true);
  open();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    LINES.slice(0, 3),
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("one line does not move and needs no button", () => {
  open(["甲 买了 1 件"]);
  wait(10_000);
  expect(shown()).toBe("甲 买了 1 件");
  expect(screen.queryByRole("button")).toBeNull();
});
