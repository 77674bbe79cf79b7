import { ERRORS } from "@storefront/contract/codes";
import { fenToYuan } from "@storefront/contract/money";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { copiedLink } from "@/components/ui/testing/copied-link";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { SAMPLE_RENT } from "@/lib/rent/testing/rent-sample";
import { loginPrompted, settleLogin } from "@/lib/session/login-gate";
import { Rent } from "./rent";

const REQUEST: PurchaseRequest = {
  goodsId: 1003,
  goodsSpecId: 0,
  quantity: 1,
  tradeTypeId: 3,
  specsType: 1,
  goodsName: "赤线突击 租号",
  picture: "",
  promotionUserId: 7,
  sign: "abc",
};

interface Sent {
  path: string;
  body: { rent_plan?: { hours: number }; promotion_user_id?: number };
}
let sent: Sent[];
let loggedIn: boolean;
let refuse: { code: number; msg: string } | null;
/** Response of the confirm call in place of rent terms. */
let plain: object | null;

/** The server's terms for a number of hours. */
function offer(hours: number) {
  return {
    ...SAMPLE_RENT,
    rent: { ...SAMPLE_RENT.rent, hours, rent_price: fenToYuan(350 * hours) },
    now_price: fenToYuan(350 * hours + 10_000),
    phone_url: `http://phone.example/rentOrder?goodsId=1003&hours=${hours}`,
  };
}

function answer(path: string, body: Sent["body"]) {
  if (!loggedIn) return { ...ERRORS.loginExpired, data: null };
  if (path.endsWith("/time")) return { code: 0, msg: "", data: { time: 1 } };
  if (refuse) return { ...refuse, data: null };
  if (plain) return { code: 0, msg: "", data: plain };
  return { code: 0, msg: "", data: offer(body.rent_plan?.hours ?? 0) };
}

const TIMERS = [
  ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate"] as const),
  ...(["clearImmediate", "nextTick", "queueMicrotask", "performance", "hrtime"] as const),
  ...(["requestAnimationFrame", "cancelAnimationFrame"] as const),
];

// In the morning: just after midnight "until tonight" equals a full day, and one of the two presets is left out.
beforeAll(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00+08:00"), doNotFake: TIMERS });
});
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  sent = [];
  loggedIn = true;
  refuse = null;
  plain = null;
  stubFetch(
    jest.fn(async (path: string, init: RequestInit) => {
      const body = JSON.parse(String(init.body ?? "{}"));
      sent.push({ path: String(path), body });
      return { json: async () => answer(String(path), body) };
    }),
  );
});

function open(onClose = jest.fn()) {
  render(
    <Rent request={REQUEST} leastHours={2} link="https://m.example/goods/1" onClose={onClose} />,
  );
  return { user: userEvent.setup(), onClose };
}
const total = async (yuan: string) =>
  waitFor(() => expect(screen.getByText("应付合计").parentElement).toHaveTextContent(`¥${yuan}`));

test("checks the login, then shows the server's price lines of the shortest rental", async () => {
  open();
  const dialog = await screen.findByRole("dialog", { name: "租号" });
  await total("107.00");
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/v1/common/time",
    "/api/v1/order/order_confirm",
  ]);
  expect(sent[1]?.body).toMatchObject({
    goods_id: 1003,
    quantity: 1,
    rent_plan: { hours: 2 },
    promotion_user_id: 7,
    sign: "abc",
  });
  expect(dialog).toHaveTextContent("租金 ¥3.50 × 2 小时¥7.00");
  expect(dialog).toHaveTextContent("押金归还验号后退¥100.00");
  expect(dialog).toHaveTextContent("押金自动退回");
});

test("fetches new terms for other hours, and ends with their QR code", async () => {
  const { user } = open();
  await screen.findByRole("dialog", { name: "租号" });
  await total("107.00");
  await user.click(screen.getByRole("button", { name: "增加时长" }));
  await total("110.50");
  await user.click(await screen.findByRole("button", { name: "包天 24 小时" }));
  expect(screen.getByRole("button", { name: "扫码下单" })).toBeDisabled();
  await total("184.00");
  await user.click(screen.getByRole("button", { name: "扫码下单" }));
  const scan = screen.getByRole("dialog", { name: "扫码下单" });
  expect(within(scan).getByRole("img", { name: "下单二维码" })).toBeInTheDocument();
  expect(await copiedLink(within(scan).getByRole("group", { name: "下单链接" }))).toBe(
    "http://phone.example/rentOrder?goodsId=1003&hours=24",
  );
  await user.click(within(scan).getByRole("button", { name: "修改时长" }));
  expect(screen.getByRole("spinbutton", { name: "租用小时数" })).toHaveValue("24");
});

test("hands over to the phone when the API returns no rent terms", async () => {
  plain = { order_num: "1", now_price: "7.00" };
  open();
  const dialog = await screen.findByRole("dialog", { name: "扫码下单" });
  expect(await copiedLink(within(dialog).getByRole("group", { name: "下单链接" }))).toBe(
    "https://m.example/goods/1",
  );
});

test("clamps the hours to the server's minimum and maximum", async () => {
  const { user } = open();
  await screen.findByRole("dialog", { name: "租号" });
  await total("107.00");
  const field = screen.getByRole("spinbutton", { name: "租用小时数" });
  await user.clear(field);
  await user.type(field, "999");
  expect(field).toHaveValue("72");
  await user.clear(field);
  await user.tab();
  expect(field).toHaveValue("2");
});

test("prompts for a login when the session has expired, and closes when it is dismissed", async () => {
  loggedIn = false;
  const { onClose } = open();
  await waitFor(() => expect(loginPrompted.get()).toBe(true));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  loggedIn = true;
  settleLogin(true);
  await total("107.00");

  loggedIn = false;
  const other = open();
  await waitFor(() => expect(loginPrompted.get()).toBe(true));
  settleLogin(false);
  await waitFor(() => expect(other.onClose).toHaveBeenCalled());
  expect(onClose).not.toHaveBeenCalled();
});

test("shows the server's message when refused, and retries on a click", async () => {
  refuse = { code: ERRORS.outOfStock.code, msg: "库存不足" };
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("库存不足");
  expect(screen.getByRole("button", { name: "扫码下单" })).toBeDisabled();
  refuse = null;
  await user.click(screen.getByRole("button", { name: "重试" }));
  await total("107.00");
});
