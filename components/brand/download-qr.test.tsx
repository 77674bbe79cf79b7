import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sampleApp } from "@/lib/app-info/testing/app-sample";
import { DownloadQr } from "./download-qr";

const drawn = jest.fn();
jest.mock("qrcode.react", () => ({
  QRCodeSVG: ({ value, "aria-label": name }: { value: string; "aria-label": string }) => {
    drawn(value);
    return <svg role="img" aria-label={name} data-value={value} />;
  },
}));

const app = sampleApp({ downloadUrl: "https://m.example/download?brand=mima" });
const value = (name: string) => screen.getByRole("img", { name }).getAttribute("data-value");

async function copied(name: string): Promise<string> {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name }));
  return navigator.clipboard.readText();
}

test("has brand and advertisement in the code and in the copied link", async () => {
  window.history.replaceState(null, "", "/index?ad=baidu%207");
  render(<DownloadQr app={app} />);
  const both = "https://m.example/download?brand=mima&ad=baidu%207";
  await screen.findByRole("img", { name: "下载二维码" });
  await expect(copied("复制下载链接")).resolves.toBe(both);
  expect(value("下载二维码")).toBe(both);
});

test("has the brand alone without an advertisement, and no script draws it again", async () => {
  window.history.replaceState(null, "", "/index");
  drawn.mockClear();
  render(<DownloadQr app={{ ...app, systems: [] }} />);
  await expect(copied("复制手机版链接")).resolves.toBe(app.downloadUrl);
  expect(value("手机版二维码")).toBe(app.downloadUrl);
  expect(screen.getByText("扫码打开手机版")).toBeInTheDocument();
  expect(drawn).toHaveBeenCalledTimes(1);
});
