import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "./gallery";

const pictures = [1, 2, 3].map((number) => `/media/goods/1001-${number}.webp`);
const shown = () => screen.getByRole("img", { name: /^点券/ });

test("changes pictures by buttons, arrow keys and thumbnails, wrapping around", async () => {
  const user = userEvent.setup();
  render(<Gallery name="点券" pictures={pictures} gone={null} />);
  expect(shown()).toHaveAccessibleName("点券，第 1 张");
  await user.click(screen.getByRole("button", { name: "上一张" }));
  expect(shown()).toHaveAccessibleName("点券，第 3 张");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(shown()).toHaveAccessibleName("点券，第 2 张");
  expect(screen.getByRole("button", { name: "第 2 张图片" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await user.click(screen.getByRole("button", { name: "第 3 张图片" }));
  expect(shown()).toHaveAttribute("src", "/media/goods/1001-3.webp?w=440");
});

test("names a picture by what its seller says it shows", async () => {
  const texts = ["点券充值 6480 点券", undefined, "点券充值 180 点券"];
  render(<Gallery name="点券" pictures={pictures} texts={texts} gone={null} />);
  expect(shown()).toHaveAccessibleName("点券充值 6480 点券，第 1 张");
  await userEvent.click(screen.getByRole("button", { name: "下一张" }));
  expect(shown()).toHaveAccessibleName("点券，第 2 张");
});

test("shows no controls for one picture, and a placeholder for none", () => {
  const { rerender } = render(<Gallery name="点券" pictures={pictures.slice(0, 1)} gone={null} />);
  expect(screen.getByRole("button")).toHaveAccessibleName("查看大图：点券");
  expect(shown()).toHaveAccessibleName("点券");
  rerender(<Gallery name="点券" pictures={[]} gone="已售罄" />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(shown()).toHaveAccessibleName("点券（暂无图片）");
  expect(screen.getByText("已售罄")).toBeInTheDocument();
});

test("loads a larger picture when magnified", () => {
  render(<Gallery name="点券" pictures={pictures} gone={null} />);
  expect(shown()).toHaveAttribute("src", "/media/goods/1001-1.webp?w=440");
  fireEvent.mouseMove(screen.getByRole("button", { name: "第 2 张图片" }));
  expect(shown()).toHaveAttribute("src", "/media/goods/1001-1.webp?w=440");
  fireEvent.mouseMove(shown());
  expect(shown()).toHaveAttribute("src", "/media/goods/1001-1.webp?w=880");
});

test("makes the thumbnails one tab stop, navigated by arrow keys", async () => {
  const user = userEvent.setup();
  render(<Gallery name="点券" pictures={pictures} gone={null} />);
  const stops = () =>
    screen.getAllByRole("button", { name: /张图片$/ }).filter((it) => it.tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0]?.focus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("button", { name: "第 2 张图片" })).toHaveFocus();
  expect(stops()).toEqual([document.activeElement]);
});

test("opens the lightbox, which wraps around by arrow keys and closes on Esc", async () => {
  const user = userEvent.setup();
  render(<Gallery name="点券" pictures={pictures} gone={null} />);
  screen.getByRole("button", { name: /^查看大图/ }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "商品大图" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "点券，大图 1" })).toBeInTheDocument();
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole("img", { name: "点券，大图 3" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "下一张大图" }));
  expect(screen.getByRole("status")).toHaveTextContent("1 / 3");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(shown()).toHaveAccessibleName("点券，第 1 张");
});
