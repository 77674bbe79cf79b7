import { act, fireEvent, screen, within } from "@testing-library/react";
import { copiedLink } from "@/components/ui/testing/copied-link";
import { registerReload } from "@/lib/goods/visitor-goods";
import { CONFIRM, ORDER, REQUEST, status, WITH_COUPON } from "@/lib/purchase/testing/answers";
import { fine } from "@/lib/purchase/testing/fake-server";
import { settleLogin } from "@/lib/session/login-gate";
import { click, open, openAwaitingPayment, pass, setUpPurchase } from "./testing/opened-purchase";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const context = setUpPurchase();

test("shows goods, lines and total in the confirm dialog, which closes on Esc", async () => {
  const onClose = jest.fn();
  await open(onClose);
  const dialog = screen.getByRole("dialog", { name: "确认订单" });
  expect(dialog).toHaveTextContent("星穹月卡 30 天");
  expect(dialog).toHaveTextContent("满 50 减 3−¥3.00");
  expect(dialog).toHaveTextContent("满 2 件赠体验卡赠");
  expect(dialog).toHaveTextContent("应付¥57.00");
  expect(within(dialog).getByRole("radiogroup", { name: "支付方式" })).toBeInTheDocument();
  await context.user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("warns when the lines do not add up to the server's total", async () => {
  context.server.answers.orderConfirm = fine({ ...CONFIRM, now_price: "55.00" });
  await open();
  expect(screen.getByRole("alert")).toHaveTextContent("明细与应付金额不一致");
});

test("prompts for a login when needed, and ends the purchase silently when it is dismissed", async () => {
  const onClose = jest.fn();
  context.server.answers.time = { code: 50000, msg: "登录已过期" };
  await open(onClose);
  expect(screen.queryByRole("dialog")).toBeNull();
  settleLogin(false);
  await pass();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("chooses a valid coupon; shows invalid ones without a button", async () => {
  await open();
  const toggle = screen.getByRole("button", { name: /^优惠券/ });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await context.user.click(toggle);
  await context.user.click(screen.getByRole("tab", { name: "不可用" }));
  expect(screen.getByText("卡密专享 73").closest("button")).toBeNull();
  await context.user.click(screen.getByRole("tab", { name: "可用" }));
  context.server.answers.quote = fine(WITH_COUPON);
  await click(screen.getByRole("button", { name: /卡密专享 71/ }));
  await pass();
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("dialog")).toHaveTextContent("应付¥52.00");
});

test("claims a coupon that fits the order in the picker, and uses it", async () => {
  const claimable = [
    {
      ...{ envelope_id: 5, reduce_num: "5.00", condition_num: "50.00", had_received: 0 },
      ...{ coupon_name: "满 50 减 5", use_time: "领取后 7 天内有效" },
    },
  ];
  const all_envelope = { valid: [], invalid: [], claimable };
  context.server.answers.orderConfirm = fine({ ...CONFIRM, all_envelope });
  context.server.answers.quote = fine(WITH_COUPON);
  context.server.answers.receiveEnvelope = fine({ expire_text: "", user_envelope_id: 71 });
  await open();
  await click(screen.getByRole("button", { name: /优惠券.*1 张可领取/ }));
  await click(screen.getByRole("button", { name: "领取并使用" }));
  await pass();
  expect(context.server.requests.map(({ name, body }) => [name, body])).toContainEqual([
    "receiveEnvelope",
    { envelope_id: 5, goods_id: REQUEST.goodsId },
  ]);
  expect(screen.getByRole("dialog")).toHaveTextContent("应付¥52.00");
});

test("says why a coupon cannot be claimed", async () => {
  const claimable = [{ envelope_id: 5, reduce_num: "5.00", condition_num: "50.00" }];
  const all_envelope = { valid: [], invalid: [], claimable };
  context.server.answers.orderConfirm = fine({ ...CONFIRM, all_envelope });
  context.server.answers.receiveEnvelope = { code: 30411, msg: "优惠券已被领完" };
  await open();
  await click(screen.getByRole("button", { name: /优惠券/ }));
  await click(screen.getByRole("button", { name: "领取并使用" }));
  await pass();
  expect(screen.getByText("优惠券已被领完")).toBeInTheDocument();
});

test("counts the remark in grapheme clusters and accepts at most 50", async () => {
  await open();
  expect(screen.queryByRole("textbox", { name: /^备注/ })).not.toBeInTheDocument();
  await click(screen.getByRole("button", { name: /^备注/ }));
  const remark = screen.getByLabelText(/^备注/);
  await context.user.click(remark);
  await context.user.paste("👨‍👩‍👧‍👦".repeat(60));
  expect(remark).toHaveValue("👨‍👩‍👧‍👦".repeat(50));
  expect(screen.getByText("50/50")).toBeInTheDocument();
});

test("truncates text only once the input method has committed it", async () => {
  await open();
  expect(screen.queryByRole("textbox", { name: /^备注/ })).not.toBeInTheDocument();
  await click(screen.getByRole("button", { name: /^备注/ }));
  const remark = screen.getByLabelText(/^备注/);
  const long = "字".repeat(49);
  fireEvent.change(remark, { target: { value: long } });
  fireEvent.compositionStart(remark);
  fireEvent.change(remark, { target: { value: `${long}zhong'wen` } });
  expect(remark).toHaveValue(`${long}zhong'wen`);
  fireEvent.change(remark, { target: { value: `${long}中文` } });
  fireEvent.compositionEnd(remark);
  expect(remark).toHaveValue(`${long}中`);
});

test("collapses the optional remark, which is the message to the seller", async () => {
  await open();
  const name = "备注（给卖家留言）";
  const toggle = screen.getByRole("button", { name: new RegExp(`^${name}`) });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await click(toggle);
  await context.user.type(screen.getByRole("textbox", { name }), "周末");
  await click(toggle);
  expect(toggle).toHaveTextContent("周末");
  await click(screen.getByRole("button", { name: "提交订单" }));
  await pass();
  const sent = context.server.requests.find((request) => request.name === "buildOrder");
  expect(sent?.body).toMatchObject({ leave_word: "周末", remark: "周末" });
});

test("keeps the remark apart from what the seller requires", async () => {
  const customer_remarks = [{ remark_id: 5, title: "游戏区服", tip: "" }];
  context.server.answers.orderConfirm = fine({ ...CONFIRM, customer_remarks });
  await open();
  expect(screen.getByRole("textbox", { name: /游戏区服/ })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^备注/ })).not.toHaveTextContent("给卖家留言");
});

test("names the applied promotion once", async () => {
  const hit_discount = { discount_type: 3, condition_type: 2, describe: "满 3 件享 95 折" };
  context.server.answers.orderConfirm = fine({ ...CONFIRM, hit_discount });
  await open();
  expect(screen.getByText("满 3 件享 95 折")).toBeInTheDocument();
});

test("marks an empty required note and sends nothing", async () => {
  const customer_remarks = [{ remark_id: 5, title: "充值账号", tip: "数字 ID" }];
  context.server.answers.orderConfirm = fine({ ...CONFIRM, customer_remarks });
  await open();
  await click(screen.getByRole("button", { name: "提交订单" }));
  const field = screen.getByLabelText("给卖家留言");
  expect(field).toBe(screen.getByLabelText("充值账号"));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription("请输入充值账号");
  expect(context.server.count("buildOrder")).toBe(0);
  await context.user.type(field, "8823");
  await click(screen.getByRole("button", { name: "提交订单" }));
  const sent = context.server.requests.find(({ name }) => name === "buildOrder");
  expect(sent?.body["customer_remarks"]).toBe('[{"remark_id":5,"content":"8823"}]');
});

test("reports an insufficient balance and sends nothing", async () => {
  await open();
  await click(screen.getByRole("radio", { name: /账户余额/ }));
  await click(screen.getByRole("button", { name: "提交订单" }));
  expect(screen.getByRole("alert")).toHaveTextContent("余额不足");
  expect(context.server.count("buildOrder")).toBe(0);
});

test("preselects a sufficient balance, and shows the success dialog after 500 ms", async () => {
  context.server.answers.orderConfirm = fine({ ...CONFIRM, validate_balance: "1000.00" });
  await open();
  expect(screen.getByRole("radio", { name: /账户余额/ })).toBeChecked();
  const submit = screen.getByRole("button", { name: "提交订单" });
  await act(async () => {
    fireEvent.click(submit);
    fireEvent.click(submit);
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(context.server.count("buildOrder")).toBe(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  await pass(500);
  const dialog = screen.getByRole("dialog", { name: "支付成功" });
  expect(within(dialog).getByRole("img", { name: "领取卡密二维码" })).toBeInTheDocument();
  expect(await copiedLink(within(dialog).getByRole("group", { name: "领取链接" }))).toBe(
    ORDER.detail_qrcode,
  );
});

test("describes the delivery, not a card secret, for goods that the seller delivers", async () => {
  const manual = { ...CONFIRM, delivery_type: 1, validate_balance: "1000.00" };
  context.server.answers.orderConfirm = fine(manual);
  await open();
  await click(screen.getByRole("button", { name: "提交订单" }));
  await pass(500);
  const dialog = screen.getByRole("dialog", { name: "支付成功" });
  expect(within(dialog).getByRole("img", { name: "订单二维码" })).toBeInTheDocument();
  expect(dialog).toHaveTextContent("查看交付进度");
  expect(dialog).not.toHaveTextContent("卡密");
});

test("shows the QR code, the countdown and, once paid, the success dialog", async () => {
  const dialog = await openAwaitingPayment();
  expect(within(dialog).getByRole("img", { name: "支付二维码" })).toBeInTheDocument();
  expect(within(dialog).getByRole("timer")).toHaveTextContent("00:15:00");
  await pass(2_000);
  expect(within(dialog).getByRole("timer")).toHaveTextContent(/^00:14:5[78]$/);
  context.server.answers.payStatus = fine(status(1, 0));
  await pass(1_000);
  expect(screen.queryByRole("dialog")).toBeNull();
  await pass(300);
  expect(screen.getByRole("dialog", { name: "支付成功" })).toBeInTheDocument();
});

test("shows that it is retrying when the network fails during the payment", async () => {
  const dialog = await openAwaitingPayment();
  context.server.answers.payStatus = new TypeError("Failed to fetch");
  await pass(3_000);
  expect(within(dialog).getByText("网络不稳定，正在重试")).toBeInTheDocument();
});

test("shows the expiry with a button that orders again", async () => {
  await openAwaitingPayment();
  context.server.answers.payStatus = fine(status(2, 0));
  await pass(3_000);
  const dialog = screen.getByRole("dialog", { name: "请重新下单" });
  expect(dialog).toHaveTextContent("支付已超时");
  await click(within(dialog).getByRole("button", { name: "重新下单" }));
  await pass();
  expect(screen.getByRole("dialog", { name: "确认订单" })).toBeInTheDocument();
});

test("truncates a required note at 200 characters and shows the count", async () => {
  const customer_remarks = [{ remark_id: 5, title: "游戏区服", tip: "" }];
  context.server.answers.orderConfirm = fine({ ...CONFIRM, customer_remarks });
  await open();
  const field = screen.getByLabelText("游戏区服");
  fireEvent.change(field, { target: { value: "留言".repeat(150) } });
  expect(field).toHaveValue("留言".repeat(100));
  expect(field).toHaveAccessibleDescription("200/200");
});

test("reloads the goods of the page after a purchase", async () => {
  const reload = jest.fn(async () => {});
  const unregister = registerReload(reload);
  await open();
  expect(reload).not.toHaveBeenCalled();
  await context.user.keyboard("{Escape}");
  expect(reload).toHaveBeenCalledTimes(1);
  unregister();
});

test("restores the draft when the same goods are opened again", async () => {
  const first = await open();
  await click(screen.getByRole("button", { name: /^备注/ }));
  await context.user.type(screen.getByLabelText(/^备注/), "尽快发货");
  first.unmount();
  await open();
  expect(screen.getByLabelText(/^备注/)).toHaveValue("尽快发货");
});
