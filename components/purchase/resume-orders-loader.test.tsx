import { act, render, screen } from "@testing-library/react";
import { forgetOrder, rememberOrder } from "@/lib/purchase/orders/visitor-orders";
import { ORDER, REQUEST } from "@/lib/purchase/testing/answers";
import { ResumeOrdersLoader } from "./resume-orders-loader";

const OPEN = {
  orderNum: "1",
  goodsName: "月卡",
  status: "waiting" as const,
  delivery: "automatic" as const,
  priceFen: 5700,
  payStatusApi: ORDER.order.pay_status_api,
  qrcode: ORDER.qrcode,
  detailQrcode: ORDER.detail_qrcode,
  request: REQUEST,
};

afterEach(() => window.sessionStorage.clear());

test("shows nothing when no purchase is open", async () => {
  const page = render(<ResumeOrdersLoader />);
  await act(async () => undefined);
  expect(page.container).toBeEmptyDOMElement();
});

test("offers an order that was open when the page loaded", async () => {
  rememberOrder(OPEN, 900);
  render(<ResumeOrdersLoader />);
  expect(await screen.findByRole("region", { name: "待付款订单" })).toHaveTextContent("月卡");
});

test("offers an order created later, and removes the offer once it is closed", async () => {
  render(<ResumeOrdersLoader />);
  act(() => rememberOrder(OPEN, 900));
  expect(await screen.findByRole("region", { name: "待付款订单" })).toBeInTheDocument();
  expect(document.body).toHaveClass("pb-20");
  act(() => forgetOrder(OPEN.orderNum));
  expect(screen.queryByRole("region")).toBeNull();
  expect(document.body).not.toHaveClass("pb-20");
});
