import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "./copy-button";

test("copies the text and says so", async () => {
  const user = userEvent.setup();
  render(<CopyButton text="https://m.example/pay">复制链接</CopyButton>);
  await user.click(screen.getByRole("button", { name: "复制链接" }));
  expect(await navigator.clipboard.readText()).toBe("https://m.example/pay");
  expect(screen.getByRole("status")).toHaveTextContent("已复制");
});

test("tells the visitor when the browser cannot copy", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  render(<CopyButton text="x">复制链接</CopyButton>);
  await user.click(screen.getByRole("button", { name: "复制链接" }));
  expect(screen.getByRole("status")).toHaveTextContent("该浏览器不支持自动复制，请手动选择复制。");
});
