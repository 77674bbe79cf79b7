import { fireEvent, render, screen } from "@testing-library/react";
import { RentalFilter } from "./rental-filter";

const item = (key: number, game: string, value: number) => ({
  key,
  game,
  value,
  line: <a href={`/${key}`}>{`号 ${key}`}</a>,
});

function show() {
  render(
    <RentalFilter
      title="能租的号"
      name="每小时"
      limits={[
        { text: "≤ 3 元/小时", most: 300 },
        { text: "≤ 1 元/小时", most: 100 },
      ]}
      items={[item(1, "曜日战歌", 300), item(2, "极漂纪元", 160), item(3, "极漂纪元", 420)]}
    />,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shown = () => screen.queryAllByRole("link").map((link) => link.textContent);

test("shows every rental when nothing is chosen", () => {
  show();
  expect(shown()).toEqual(["号 1", "号 2", "号 3"]);
  expect(screen.getByText("现在可租 3 个")).toBeInTheDocument();
});

test("shows the rentals up to a price when a limit is chosen", () => {
  show();
  press("≤ 3 元/小时");
  expect(shown()).toEqual(["号 1", "号 2"]);
  expect(screen.getByRole("button", { name: "≤ 3 元/小时" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("combines the limit with a game when both are chosen", () => {
  show();
  press("≤ 3 元/小时");
  press("极漂纪元");
  expect(shown()).toEqual(["号 2"]);
});

test("offers all rentals again when none is left", () => {
  show();
  press("≤ 1 元/小时");
  expect(shown()).toEqual([]);
  press("看全部 3 个");
  expect(shown()).toEqual(["号 1", "号 2", "号 3"]);
});
