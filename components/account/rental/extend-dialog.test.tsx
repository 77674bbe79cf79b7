import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import type { Rental } from "@/lib/order/order-page";
import { pageOf, RENTAL } from "@/lib/order/testing/details";
import { ExtendDialog } from "./extend-dialog";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));
jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const CHANNELS = [
  { channel_id: 2, channel_name: "支付宝", class_name: "alipay" },
  { channel_id: 0, channel_name: "账户余额", class_name: "ggpay" },
];
const EXTENSION = {
  ...{ order_num: "8202611260001", state: "pending", hours: 3, price: "9.00", refunds: [] },
  ...{ created_at: "2026-11-26T03:00:00.000Z", paid_at: null },
  payment: { pay_count_down: 600, qrcode: "https://pay.example/8" },
};
const answers = (data: unknown) => ({ ok: true, code: 0, msg: "", data });

function order(extensions: object[] = []): { page: ReturnType<typeof pageOf>; rental: Rental } {
  const offer = { ...RENTAL.extension_offer, channel_list: CHANNELS, validate_balance: "5.00" };
  const rental = { ...RENTAL, extension_offer: offer, extensions };
  const page = pageOf({ rent_hours: 5, rental });
  if (page.rental === null) throw new Error("no rental");
  return { page, rental: page.rental };
}

const onClose = jest.fn();
function open(extensions: object[] = []) {
  const { page, rental } = order(extensions);
  return render(<ExtendDialog order={page.order} rental={rental} onClose={onClose} />);
}

beforeEach(() => saveSession("token", 7));
afterEach(() => {
  jest.clearAllMocks();
  act(() => clearSession());
});

test("shows price and new end of the chosen hours, and places the extension", async () => {
  jest.mocked(call).mockResolvedValue(answers(EXTENSION) as never);
  open();
  const dialog = screen.getByRole("dialog", { name: "续租" });
  const hours = screen.getByRole("spinbutton", { name: "续租小时数" });
  await userEvent.clear(hours);
  await userEvent.type(hours, "3");
  expect(dialog).toHaveTextContent("¥3.00 × 3 小时");
  expect(dialog).toHaveTextContent("应付¥9.00");
  await userEvent.click(screen.getByRole("button", { name: "支付并续租" }));
  expect(await screen.findByRole("img", { name: "支付二维码" })).toBeInTheDocument();
  const request = { hours: 3, pay_type: 2, expected_price: "9.00" };
  expect(call).toHaveBeenCalledWith("extendRental", expect.objectContaining(request));
  expect(screen.getByText(/打开支付宝扫一扫/)).toBeInTheDocument();
});

test("does not let a balance pay more than it has", async () => {
  open();
  await userEvent.click(screen.getByRole("radio", { name: /账户余额/ }));
  expect(screen.getByText(/不够支付/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "支付并续租" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "1 小时" }));
  expect(screen.getByRole("button", { name: "支付并续租" })).toBeEnabled();
});

test("says why the server refused, and repeats the same request with the same id", async () => {
  const refused = { ok: false, kind: "refused", code: 30409, msg: "商品已经下架，不能续租" };
  jest.mocked(call).mockResolvedValue(refused as never);
  open();
  await userEvent.click(screen.getByRole("button", { name: "支付并续租" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("商品已经下架，不能续租");
  await userEvent.click(screen.getByRole("button", { name: "支付并续租" }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  const ids = jest
    .mocked(call)
    .mock.calls.map(([, sent]) => (sent as { request_id: string }).request_id);
  expect(new Set(ids).size).toBe(1);
});

test("shows the code of an unpaid extension, and closes once it is paid", async () => {
  const shown = open([EXTENSION]);
  expect(screen.getByRole("dialog", { name: "请支付" })).toHaveTextContent("续租 3 小时");
  const paid = order([{ ...EXTENSION, state: "extended", payment: null }]);
  expect(onClose).not.toHaveBeenCalled();
  shown.rerender(<ExtendDialog order={paid.page.order} rental={paid.rental} onClose={onClose} />);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith("success", expect.any(String)));
  expect(onClose).toHaveBeenCalled();
});
