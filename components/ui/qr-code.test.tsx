import { render, screen } from "@testing-library/react";
import { QrCode } from "./qr-code";

test("draws an image with an accessible name", () => {
  render(<QrCode value="https://m.example/cashier?order=1" name="支付二维码" />);
  expect(screen.getByRole("img", { name: "支付二维码" }).tagName).toBe("svg");
});

test.each([["x".repeat(2_400)], ["二".repeat(900)]])(
  "says that a text is too long when no QR code can hold it",
  (value) => {
    render(<QrCode value={value} name="支付二维码" />);
    expect(screen.getByRole("img", { name: "支付二维码" })).toHaveTextContent(
      "内容太长，画不成二维码",
    );
  },
);
