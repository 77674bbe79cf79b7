import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "./gallery";

const pictures = [1, 2, 3].map((number) => `/media/goods/1001-${number}.webp`);
const shown = () => screen.getByRole("img", { name: /^点券/ });

test("goes round by its buttons, by arrow keys and by thumbnails", async () => {
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

test("one picture needs no controls, none leaves a drawn place", () => {
  const { rerender } = render(<Gallery name="点券" pictures={pictures.slice(0, 1)} gone={null} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(shown()).toHaveAccessibleName("点券");
  rerender(<Gallery name="点券" pictures={[]} gone="已售罄" />);
  expect(shown()).toHaveAccessibleName("点券（暂无图片）");
  expect(screen.getByText("已售罄")).toBeInTheDocument();
});

test("what is magnified comes in a size that bears it", () => {
  render(<Gallery name="点券" pictures={pictures} gone={null} />);
  expect(shown()).toHaveAttribute("src", "/media/goods/1001-1.webp?w=440");
  fireEvent.mouseMove(screen.getByRole("button", { name: "第 2 张图片" }));
  expect(shown()).toHaveAttribute("src", "/media/goods/1001-1.webp?w=440");
  fireEvent.mouseMove(shown());
  expect(shown()).toHaveAttribute("src", "/media/goods/1001-1.webp?w=880");
});
