import { act, render, screen } from "@testing-library/react";
import { ActivityCountdown } from "./activity-countdown";

const NOW = Date.parse("2026-11-25T12:00:00Z");
const HOUR = 3600_000;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test("shows the date while the end is more than a day away", () => {
  render(<ActivityCountdown until={NOW + 25 * HOUR} text="11-26 21:00 结束" />);
  expect(screen.getByText("11-26 21:00 结束")).toBeVisible();
  expect(screen.queryByText(/仅剩/)).not.toBeInTheDocument();
});

test("counts down in the last 24 hours, and says when the activity is over", () => {
  render(<ActivityCountdown until={NOW + 2 * HOUR} text="11-25 22:00 结束" />);
  expect(screen.getByText("仅剩 02:00:00")).toBeVisible();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText("仅剩 01:59:59")).toBeVisible();
  act(() => jest.advanceTimersByTime(2 * HOUR));
  expect(screen.getByText("活动已结束")).toBeVisible();
});
