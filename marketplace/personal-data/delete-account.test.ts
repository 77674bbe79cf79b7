import { AGREEMENT_VERSION } from "@storefront/contract/account/agreement-version";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { rentAccount } from "@storefront/testbed/marketplace/rent-account";
import { receiveCode, wrongCode } from "@storefront/testbed/marketplace/request-code";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import {
  collects,
  consents,
  conversations,
  messages,
  orders,
  subscriptions,
  tokens,
  users,
} from "../database/schema";

/** The sample buyer without balance. */
const USER = 2;
const PHONE = "13900139000";
const confirmation = "注销账号" as const;

const test = useTestApp();
let token: string;

beforeEach(async () => {
  token = await test.tokenOf(USER);
});

async function takeCode(): Promise<string> {
  expect((await test.request("sendDeletionCode", {}, { token })).code).toBe(0);
  const message = test.sentSms.at(-1);
  expect(message).toMatchObject({ phone: PHONE });
  expect(message?.content).toContain("用于注销账号");
  return message?.verifyCode ?? "";
}

const remove = (verify_code: string) =>
  test.request("deleteAccount", { verify_code, confirmation }, { token });

async function rowOf(id: number) {
  const [user] = await test.deps.db.select().from(users).where(eq(users.id, id));
  return user;
}

const kindsOf = async () =>
  (await test.request("deletion", {}, { token })).data.blockers.map(({ kind }) => kind);

it("removes what identifies the user and ends every login", async () => {
  const elsewhere = await test.tokenOf(USER, 1);
  await test.request("collectGoods", { goods_id: 1001, action: 1 }, { token });
  await test.request("subscribe", { user_id: 1 }, { token });
  const text = { goods_id: 1010, party: "seller" as const, text: "我的微信是 abc" };
  await test.request("sendMessage", { ...text, request_id: "r".repeat(32) }, { token });
  expect((await test.request("deletion", {}, { token })).data).toEqual({
    phone: "139****9000",
    blockers: [],
  });
  expect((await remove(await takeCode())).code).toBe(0);
  expect(await rowOf(USER)).toMatchObject({
    nickname: "已注销用户",
    ...{ phone: null, phoneHash: null, phoneTailHash: null, phoneSealed: null },
    wechatUnionId: null,
    deletedAt: test.clock.now(),
  });
  for (const table of [tokens, collects, subscriptions, conversations]) {
    expect(await test.deps.db.$count(table, eq(table.userId, USER))).toBe(0);
  }
  expect(await test.deps.db.$count(messages)).toBe(0);
  for (const each of [token, elsewhere]) {
    expect((await test.request("profile", {}, { token: each })).code).toBe(50000);
  }
});

it("frees the number: it registers anew, with none of the old orders", async () => {
  const { order } = await placeOrder(test, USER);
  await test.request("orderCancel", { order_num: order.order_num }, { token });
  await remove(await takeCode());
  await test.clock.advance(60);
  const verify_code = await receiveCode(test, PHONE);
  const { data } = await test.request("login", { phone: PHONE, verify_code });
  expect(data.user_id).not.toBe(USER);
  const list = await test.request("orderList", {}, { token: data.authorization });
  expect(list.data.list).toEqual([]);
  expect(await test.deps.db.$count(orders, eq(orders.userId, USER))).toBe(1);
});

it("keeps order and consent, without the buyer's words", async () => {
  const { order } = await placeOrder(test, USER);
  const { order_num } = order;
  await test.deps.db.update(orders).set({ remark: "电话 139", leaveWord: "在家" });
  await test.request("agree", { version: AGREEMENT_VERSION }, { token });
  const about = { order_num, party: "seller" as const, text: "我叫李雷" };
  await test.request("sendMessage", { ...about, request_id: "r".repeat(32) }, { token });
  await test.request("orderCancel", { order_num }, { token });
  await remove(await takeCode());
  const [kept] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, order_num));
  expect(kept).toMatchObject({ userId: USER, status: "cancelled", remark: "", leaveWord: "" });
  const left = await test.deps.db.select().from(messages).where(eq(messages.sender, "buyer"));
  expect(left.map(({ text }) => text)).toEqual(["（这条消息已随账号注销删除）"]);
  expect(await test.deps.db.$count(consents, eq(consents.userId, USER))).toBe(1);
});

it("is refused with an unpaid order, and possible once it is canceled", async () => {
  const { order } = await placeOrder(test, USER);
  expect(await kindsOf()).toEqual(["orders"]);
  const verify_code = await takeCode();
  expect(await remove(verify_code)).toMatchObject({
    code: 40412,
    msg: "现在不能注销：没有结束的订单",
  });
  expect(await rowOf(USER)).toMatchObject({ deletedAt: null });
  await test.request("orderCancel", { order_num: order.order_num }, { token });
  expect((await remove(verify_code)).code).toBe(0);
});

it("is refused while a paid order is not collected, and while there is money on the balance", async () => {
  const { order } = await placeOrder(test, USER);
  await payOrder(test, { orderNum: order.order_num, outcome: "paid" });
  expect(await kindsOf()).toEqual(["orders"]);
  token = await test.tokenOf(1);
  expect(await kindsOf()).toContain("balance");
});

it("is refused while a rented account is not given back, and while its deposit is not settled", async () => {
  const orderNum = await rentAccount(test, USER);
  expect(await kindsOf()).toContain("rentals");
  await test.request("returnRental", { order_num: orderNum }, { token });
  expect(await kindsOf()).toContain("rentals");
});

it("needs the right code, sent for this purpose, and the typed words", async () => {
  const right = await takeCode();
  expect((await remove(wrongCode(right))).code).toBe(40400);
  const typed = { verify_code: right, confirmation: "注销" as never };
  expect((await test.request("deleteAccount", typed, { token })).code).toBe(10400);
  await test.clock.advance(61);
  const login = await receiveCode(test, PHONE);
  expect(login).not.toBe(right);
  expect((await remove(login)).code).not.toBe(0);
  expect(await rowOf(USER)).toMatchObject({ deletedAt: null });
});

it("cannot be done to another user", async () => {
  const code = await takeCode();
  const other = await test.tokenOf(1);
  const refused = await test.request(
    "deleteAccount",
    { verify_code: code, confirmation },
    { token: other },
  );
  expect(refused.code).not.toBe(0);
  expect((await test.send("/v1/user/delete", { method: "POST" })).code).toBe(50000);
  expect(await rowOf(USER)).toMatchObject({ deletedAt: null });
  expect(await rowOf(1)).toMatchObject({ deletedAt: null });
});
