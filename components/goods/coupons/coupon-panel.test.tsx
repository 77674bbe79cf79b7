import { LOGIN_EXPIRED_CODES } from "@storefront/contract/code-groups";
import { ERRORS } from "@storefront/contract/codes";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { readToken } from "@/lib/cookies/read-session";
import { saveSession } from "@/lib/cookies/session-cookies";
import { readCoupon } from "@/lib/goods/read-coupon";
import { loginPrompted, settleLogin } from "@/lib/session/login-gate";
import { CouponPanel } from "./coupon-panel";

const coupons = [
  { envelope_id: 1, reduce_num: "5.00", condition_num: "60.00", coupon_name: "点券专享券" },
  { envelope_id: 2, reduce_num: "0.50", condition_num: "0.00", coupon_name: "无门槛券" },
].flatMap((it) => readCoupon({ ...it, use_time: "领取后 7 天内有效", had_received: 0 }) ?? []);

const sent: { body: unknown; token: string | undefined }[] = [];
let answers: (() => Promise<unknown>)[] = [];

function answer(...bodies: { code: number; msg?: string; data?: unknown }[]) {
  answers = bodies.map((body) => async () => ({ msg: "", data: null, ...body }));
}
const CLAIMED = { code: 0, data: { expire_text: "有效期至 2026-12-01 08:00" } };

beforeEach(() => {
  sent.length = 0;
  saveSession("token", 1);
  stubFetch(
    jest.fn(async (_url: string, init: { body: string; headers: Record<string, string> }) => {
      sent.push({ body: JSON.parse(init.body), token: init.headers["Authorization"] });
      const next = answers.shift();
      return { json: next ?? (async () => ({ code: -9 })) };
    }),
  );
});
afterEach(() => settleLogin(false));

function open() {
  render(<CouponPanel goodsId={1001} coupons={coupons} onClose={() => {}} />);
  return userEvent.setup();
}
const ticket = (name: string) =>
  within(
    screen.getAllByRole("listitem").find((it) => it.textContent?.includes(name)) ?? document.body,
  );
const claim = (name: string) => screen.getByRole("button", { name: `领取 ${name}` });

test("shows the discount, minimum spend and validity of each coupon", () => {
  open();
  expect(ticket("点券专享券").getByText("满 60 可用")).toBeInTheDocument();
  expect(ticket("无门槛券").getByText("无门槛")).toBeInTheDocument();
  expect(ticket("无门槛券").getByText("0.50")).toBeInTheDocument();
  expect(screen.getAllByText("领取后 7 天内有效")).toHaveLength(2);
});

test("shows a coupon as claimed optimistically, then its expiry, and claims it only once", async () => {
  const user = open();
  let settle = () => {};
  answers = [
    () =>
      new Promise((resolve) => {
        settle = () => resolve({ msg: "", ...CLAIMED });
      }),
  ];
  await user.dblClick(claim("点券专享券"));
  expect(ticket("点券专享券").getByText("已领取")).toBeInTheDocument();
  expect(ticket("点券专享券").getByText("正在领取…")).toBeInTheDocument();
  settle();
  expect(await ticket("点券专享券").findByText("有效期至 2026-12-01 08:00")).toBeInTheDocument();
  expect(sent).toEqual([{ body: { envelope_id: 1, goods_id: 1001 }, token: "token" }]);
  expect(claim("无门槛券")).toBeEnabled();
});

test("rolls back with the server's message when refused, and allows a retry", async () => {
  const user = open();
  answer({ code: 40429, msg: "操作太频繁，请稍后再试" }, CLAIMED);
  await user.click(claim("点券专享券"));
  expect(await ticket("点券专享券").findByText("操作太频繁，请稍后再试")).toBeInTheDocument();
  await user.click(claim("点券专享券"));
  expect(await ticket("点券专享券").findByText("有效期至 2026-12-01 08:00")).toBeInTheDocument();
});

test("disables a coupon that has run out, and shows an already claimed one as claimed", async () => {
  const user = open();
  answer({ ...ERRORS.couponGone }, { ...ERRORS.couponHad });
  await user.click(claim("点券专享券"));
  expect(await screen.findByText("优惠券已被领完")).toBeInTheDocument();
  expect(claim("点券专享券")).toBeDisabled();
  await user.click(claim("无门槛券"));
  await waitFor(() => expect(ticket("无门槛券").getByText("已领取")).toBeInTheDocument());
  expect(screen.queryByText(ERRORS.couponHad.msg)).not.toBeInTheDocument();
});

test.each(LOGIN_EXPIRED_CODES)(
  "%i ends the session and prompts for a login, after which the claim is retried",
  async (code) => {
    const user = open();
    answer({ code, msg: "登录已过期" }, CLAIMED);
    await user.click(claim("点券专享券"));
    await waitFor(() => expect(loginPrompted.get()).toBe(true));
    expect(readToken()).toBeUndefined();
    saveSession("new", 1);
    settleLogin(true);
    expect(await screen.findByText("有效期至 2026-12-01 08:00")).toBeInTheDocument();
    expect(sent.map(({ token }) => token)).toEqual(["token", "new"]);
    expect(screen.queryByText("登录已过期")).not.toBeInTheDocument();
  },
);

test("claims nothing when the login is dismissed, and allows a retry", async () => {
  const user = open();
  answer({ code: 50109 });
  await user.click(claim("点券专享券"));
  await waitFor(() => expect(loginPrompted.get()).toBe(true));
  settleLogin(false);
  await waitFor(() => expect(claim("点券专享券")).toBeEnabled());
  expect(sent).toHaveLength(1);
});
