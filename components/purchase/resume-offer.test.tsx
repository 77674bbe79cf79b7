import { render, screen, within } from "@testing-library/react";
import { ORDER } from "@/lib/purchase/testing/answers";
import { ResumeOffer } from "./resume-offer";
import { click, open, openScan, pass, setUpPurchase } from "./testing/opened-purchase";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const here = setUpPurchase();

test("a closed scan dialog leaves an offer, which reopens the same code", async () => {
  render(<ResumeOffer />);
  expect(screen.queryByRole("region")).toBeNull();
  await openScan();
  expect(screen.queryByRole("region", { hidden: true })).toBeNull();
  await here.user.keyboard("{Escape}");
  const offer = screen.getByRole("region", { name: "待支付订单" });
  await click(within(offer).getByRole("button", { name: "继续支付" }));
  await pass();
  const dialog = await screen.findByRole("dialog", { name: "请支付" });
  await pass();
  expect(within(dialog).getByLabelText("支付链接")).toHaveValue(ORDER.qrcode);
});

test("closed in the middle of a submit: the result is offered, and shows the order that was made", async () => {
  render(<ResumeOffer />);
  let made = (_answer: Response) => {};
  const { fetch } = globalThis;
  globalThis.fetch = (async (input: unknown, init?: RequestInit) => {
    if (!String(input).endsWith("/order/build")) return fetch(input as string, init);
    return new Promise((resolve) => {
      made = resolve;
    });
  }) as typeof globalThis.fetch;
  await open();
  await click(screen.getByRole("button", { name: "提交订单" }));
  expect(screen.queryByRole("region", { hidden: true })).toBeNull();
  await here.user.keyboard("{Escape}");
  made({ json: async () => ({ code: 0, data: ORDER }) } as Response);
  globalThis.fetch = fetch;
  const offer = screen.getByRole("region", { name: "订单结果待确认" });
  await click(within(offer).getByRole("button", { name: "查看结果" }));
  await pass();
  await pass(500);
  expect(screen.getByRole("dialog", { name: "请支付" })).toHaveTextContent("¥57.00");
  expect(screen.queryByRole("region", { name: "订单结果待确认", hidden: true })).toBeNull();
});

test("an offer that is not wanted goes and stays away", async () => {
  await openScan();
  await here.user.keyboard("{Escape}");
  const page = render(<ResumeOffer />);
  await click(screen.getByRole("button", { name: "不再提醒" }));
  expect(screen.queryByRole("region")).toBeNull();
  page.unmount();
  render(<ResumeOffer />);
  expect(screen.queryByRole("region")).toBeNull();
});
