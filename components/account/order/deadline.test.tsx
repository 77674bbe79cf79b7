import { render, screen } from "@testing-library/react";
import { Deadline } from "./deadline";

const NOW = Date.parse("2026-11-25T12:00:00Z");

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test.each([
  [599, "00:09:59", "剩余不到 10 分钟"],
  [3600, "01:00:00", "剩余不到 1 小时"],
  [7179, "01:59:39", "剩余不到 2 小时"],
  [86_399, "23:59:59", "剩余不到 1 天"],
  [183_600, "2 天 03:00:00", "剩余不到 2 天 3 小时"],
])("says at %d seconds no less than the countdown: %s, %s", (seconds, shown, spoken) => {
  render(<Deadline label="付款" at={new Date(NOW + seconds * 1000)} skewMs={0} />);
  expect(screen.getByRole("timer")).toHaveTextContent(shown);
  expect(screen.getByText(spoken)).toBeInTheDocument();
});
