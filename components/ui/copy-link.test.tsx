import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyLink } from "./copy-link";
import { copiedLink } from "./testing/copied-link";

const LINK = "https://m.example/pay?order=1";

test("copies the link without showing it", async () => {
  render(<CopyLink label="支付链接" text={LINK} />);
  expect(await copiedLink(screen.getByRole("group", { name: "支付链接" }))).toBe(LINK);
  expect(screen.getByRole("status")).toHaveTextContent("已复制");
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("shows the link, selected, when it cannot be copied, until it can", async () => {
  const refuse = async () => Promise.reject(new Error("denied"));
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: refuse },
  });
  render(<CopyLink label="支付链接" text={LINK} />);
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "复制链接" }));
  });
  expect(screen.getByRole("status")).toHaveTextContent("该浏览器不支持自动复制，请手动选择复制。");
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "支付链接" });
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
  await copiedLink(screen.getByRole("group", { name: "支付链接" }));
  expect(screen.queryByRole("textbox")).toBeNull();
});
