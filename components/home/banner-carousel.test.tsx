import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { BannerCarousel } from "./banner-carousel";
import { mockCarouselLayout, setReducedMotion } from "./testing/carousel-layout";

const slides = ["甲", "乙", "丙"].map((name) => ({
  key: name,
  name,
  content: <a href={`/${name}`}>去{name}</a>,
}));

/** The carousel is loaded after the first render. */
const show = (carousel: ReactElement) => act(async () => void render(carousel));

const EVERY_MS = 5_000;
const carousel = () => screen.getByRole("region", { name: "推荐" });
const shown = () => {
  const active = within(carousel())
    .getAllByRole("article", { hidden: true })
    .filter((slide) => !slide.hasAttribute("inert"));
  return active.map((slide) => slide.textContent).join();
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const setHidden = (hidden: boolean) => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  mockCarouselLayout();
});
afterEach(() => jest.useRealTimers());

test("advances automatically and wraps around", async () => {
  await show(<BannerCarousel slides={slides} />);
  expect(shown()).toBe("去甲");
  pass(EVERY_MS - 1);
  expect(shown()).toBe("去甲");
  pass(1);
  expect(shown()).toBe("去乙");
  pass(2 * EVERY_MS);
  expect(shown()).toBe("去甲");
});

test.each([
  [
    "pointed at",
    () => fireEvent.pointerEnter(carousel()),
    () => fireEvent.pointerLeave(carousel()),
  ],
  [
    "focused inside",
    () => act(() => screen.getByRole("link", { name: "去甲" }).focus()),
    () => act(() => screen.getByRole("link", { name: "去甲" }).blur()),
  ],
  ["in a hidden tab", () => setHidden(true), () => setHidden(false)],
])("pauses while %s, then resumes", async (_, hold, release) => {
  await show(<BannerCarousel slides={slides} />);
  hold();
  pass(3 * EVERY_MS + 1);
  expect(shown()).toBe("去甲");
  release();
  pass(EVERY_MS);
  expect(shown()).toBe("去乙");
});

test("stops and restarts by the pause button, regardless of the pointer", async () => {
  await show(<BannerCarousel slides={slides} />);
  const button = screen.getByRole("button", { name: "暂停自动播放" });
  act(() => button.focus());
  fireEvent.click(button);
  expect(button).toHaveAccessibleName("开始自动播放");
  fireEvent.pointerEnter(carousel());
  fireEvent.pointerLeave(carousel());
  pass(2 * EVERY_MS);
  expect(shown()).toBe("去甲");
  fireEvent.click(button);
  pass(EVERY_MS);
  expect(shown()).toBe("去乙");
});

test("starts paused when reduced motion is preferred, and can be started", async () => {
  setReducedMotion(true);
  await show(<BannerCarousel slides={slides} />);
  pass(2 * EVERY_MS);
  expect(shown()).toBe("去甲");
  fireEvent.click(screen.getByRole("button", { name: "开始自动播放" }));
  pass(EVERY_MS);
  expect(shown()).toBe("去乙");
});

test("stops when reduced motion is switched on meanwhile", async () => {
  await show(<BannerCarousel slides={slides} />);
  pass(EVERY_MS);
  act(() => setReducedMotion(true));
  pass(2 * EVERY_MS);
  expect(shown()).toBe("去乙");
});

test("announces changes to screen readers only while paused", async () => {
  await show(<BannerCarousel slides={slides} />);
  const live = () => carousel().querySelector("[aria-live]")?.getAttribute("aria-live");
  expect(live()).toBe("off");
  fireEvent.pointerEnter(carousel());
  expect(live()).toBe("polite");
});

test("moves by buttons, dots and arrow keys, and keeps the focus in the shown slide", async () => {
  await show(<BannerCarousel slides={slides} />);
  fireEvent.click(screen.getByRole("button", { name: "上一张" }));
  expect(shown()).toBe("去丙");
  fireEvent.click(screen.getByRole("button", { name: "下一张" }));
  expect(shown()).toBe("去甲");
  const dot = screen.getByRole("button", { name: "第 2 张：乙" });
  fireEvent.click(dot);
  expect(shown()).toBe("去乙");
  expect(dot).toHaveAttribute("aria-current", "true");
  const link = screen.getByRole("link", { name: "去乙" });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: "ArrowRight" });
  expect(shown()).toBe("去丙");
  expect(screen.getByRole("link", { name: "去丙" })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole("link", { name: "去丙" }), { key: "ArrowLeft", altKey: true });
  expect(shown()).toBe("去丙");
});

test("a change takes about 500 ms", async () => {
  await show(<BannerCarousel slides={slides} />);
  const row = carousel().querySelector<HTMLElement>("[aria-live]");
  const left = () => Number(/translate3d\((-?[\d.]+)px/.exec(row?.style.transform ?? "")?.[1] ?? 0);
  fireEvent.click(screen.getByRole("button", { name: "下一张" }));
  pass(250);
  expect(left()).toBeGreaterThan(-950);
  pass(300);
  expect(left()).toBeLessThan(-985);
});

test("renders on the server every slide reachable, without controls", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<BannerCarousel slides={slides} />);
  expect(within(page).getAllByRole("link")).toHaveLength(3);
  expect(page.querySelector("[inert]")).toBeNull();
  expect(within(page).queryAllByRole("button")).toEqual([]);
});

test("does not move or show controls with a single banner", async () => {
  await show(<BannerCarousel slides={slides.slice(0, 1)} />);
  pass(2 * EVERY_MS);
  expect(shown()).toBe("去甲");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
