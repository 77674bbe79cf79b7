import { act, fireEvent, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { readSold } from "@/lib/boost/sold";
import { SoldTicker } from "./sold-ticker";

const SOLD = readSold([
  {
    time: "2026-03-01T10:00:00.000Z",
    pay_price: "103.00",
    buyer: { head_img_url: "/media/avatars/7.webp" },
    order_ringer: { start_level_name: "钻石Ⅲ 2星", target_level_name: "星耀Ⅴ 1星" },
  },
]);
const PROMISE = "平台承诺：「未接单，随时退」";

const matchMedia = (reducedMotion: boolean) => () =>
  ({
    matches: reducedMotion,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }) as never;
beforeEach(() => {
  jest.useFakeTimers();
  stubFetch(jest.fn().mockRejectedValue(new TypeError("down")));
  window.matchMedia = matchMedia(false);
});
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <SoldTicker first={SOLD} />
    </SWRConfig>,
  );
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

test("alternates an order and the promise every 17.8 s without announcing anything", async () => {
  const { container } = show();
  expect(screen.getByText(/钻石Ⅲ 2星 → 星耀Ⅴ 1星/)).toBeVisible();
  await pass(17_799);
  expect(screen.queryByText(PROMISE)).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText(PROMISE)).toBeVisible();
  await pass(17_800);
  expect(screen.getByText("¥103.00")).toBeVisible();
  expect(container.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
});

test("pauses and resumes", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "暂停滚动" }));
  await pass(60_000);
  expect(screen.getByText("¥103.00")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "继续滚动" }));
  await pass(17_800);
  expect(screen.getByText(PROMISE)).toBeVisible();
});

test("does not move when reduced motion is preferred", async () => {
  window.matchMedia = matchMedia(true);
  show();
  await pass(60_000);
  expect(screen.getByText("¥103.00")).toBeVisible();
  expect(screen.getByRole("button", { name: "继续滚动" })).toBeVisible();
});
