import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { confirmOrder, submitOrder } from "@storefront/testbed/buyer/buy";
import { runs } from "@storefront/testbed/jest/test-scope";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { cardSecrets, groupBuys, orders, stock, users } from "../database/schema";
import { sweepRefunds } from "../payments/payments";
import { endGroupIfDue } from "./end-group";
import { sweepGroups } from "./sweep-groups";

const GOODS = 1008;
const OPENER = 1;
const FRIEND = 2;
const THIRD = 3;
const DAY_S = 24 * 3600;

const test = useTestApp();

beforeEach(() =>
  test.deps.db.insert(users).values({
    nickname: "第三人",
    headImgUrl: "/media/avatars/3.webp",
    createdAt: test.clock.now(),
  }),
);

const confirm = async (userId: number, group_id: number, more = {}) =>
  confirmOrder(await asUser(test, userId), { goods_id: GOODS, group_id, ...more });

async function build(userId: number, groupId: number, more = {}) {
  const offer = { goods_id: GOODS, group_id: groupId };
  const { code, order_num } = await submitOrder(await asUser(test, userId), offer, more);
  return { code, orderNum: order_num };
}
const pay = async (orderNum: string) =>
  (await payOrder(test, { orderNum, outcome: "paid" })).result;

async function opened() {
  const { orderNum } = await build(OPENER, 0);
  await pay(orderNum);
  const [group] = (await openGroups()).data.list;
  return { orderNum, groupId: group?.group_id ?? 0 };
}
const openGroups = () => test.request("openGroups", { goods_id: GOODS });
const statusOf = async (orderNum: string) =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.status;
const stateOf = async (groupId: number) =>
  (await test.deps.db.select().from(groupBuys).where(eq(groupBuys.id, groupId)))[0]?.state;
const balance = async (userId: number) =>
  (await test.deps.db.select().from(users).where(eq(users.id, userId)))[0]?.balanceFen;
/** Amounts that the provider has refunded. */
const atProvider = async (orderNum: string) => {
  const trade = await test.simulators.alipay.trades.find(orderNum);
  return Object.values(trade?.refunds ?? {}).map(({ amountFen }) => amountFen);
};
/** Marks every piece that was left as sold. */
const sellOut = () =>
  test.deps.db
    .update(stock)
    .set({ available: 0, sold: sql`${stock.sold} + ${stock.available}` })
    .where(eq(stock.goodsId, GOODS));
const pieces = async () =>
  (await test.deps.db.select().from(stock).where(eq(stock.goodsId, GOODS)))[0];

describe("the group's price", () => {
  it("requires a group and is not combined with other discounts", async () => {
    const { data } = await confirm(OPENER, 0);
    expect(data).toMatchObject({
      after_discount_price: "23.80",
      now_price: "23.80",
      discounts: [],
      envelope: null,
      all_envelope: { valid: [], invalid: [] },
      phone_url: "http://localhost:4000/phone/groupOrder?goodsId=1008",
    });
    const opener = await asUser(test, OPENER);
    const claimed = await submitOrder(opener, { goods_id: GOODS }, ({ after_discount_price }) => {
      expect(after_discount_price).toBe("28.00");
      return { expected_price: "23.80" };
    });
    expect(claimed.code).toBe(30418);
  });

  it("accepts no coupon", async () => {
    expect((await build(OPENER, 0, { envelope_id: 1 })).code).toBe(30410);
  });

  it.each([
    ["goods without one", 0, { goods_id: 1010 }, 30400],
    ["rent", 0, { goods_id: 1003, rent_plan: { hours: 4 } }, 30400],
    ["two pieces", 0, { quantity: 2 }, 30402],
    ["a group that does not exist", 999, {}, 30422],
  ])("is refused for %s", async (_, groupId, more, code) => {
    expect((await confirm(OPENER, groupId, more)).code).toBe(code);
  });
});

describe("a group", () => {
  it("is offered once its opener has paid, with the promoter in its links", async () => {
    const { orderNum } = await build(OPENER, 0);
    expect((await openGroups()).data.list).toEqual([]);
    expect(await pay(orderNum)).toBe("applied");
    const { data } = await test.request("openGroups", {
      goods_id: GOODS,
      promotion_user_id: 7,
      sign: "abc",
    });
    expect(data).toMatchObject({
      single_price: "28.00",
      group_price: "23.80",
      group_size: 2,
      list: [{ nickname: "南风知我意", lacking: 1, seconds_left: DAY_S }],
    });
    const groupId = data.list[0]?.group_id;
    expect(data.list[0]?.join_url).toBe(
      `http://localhost:4000/phone/group?goodsId=1008&groupId=${groupId}&promotion_user_id=7&sign=abc`,
    );
    expect(data.open_url).toContain("groupOrder?goodsId=1008&promotion_user_id=7&sign=abc");
  });

  it("shows its opener where it stands, and the opener's group to other buyers only in the list", async () => {
    const read = async (userId?: number) => {
      const token = userId === undefined ? undefined : await test.tokenOf(userId);
      const { data } = await test.request(
        "openGroups",
        { goods_id: GOODS },
        token ? { token } : {},
      );
      return { own: data.own?.map(({ state }) => state), listed: data.list.length };
    };
    const { orderNum } = await build(OPENER, 0);
    expect(await read(OPENER)).toEqual({ own: ["unpaid"], listed: 0 });
    expect(await read(FRIEND)).toEqual({ own: [], listed: 0 });
    await pay(orderNum);
    expect(await read(OPENER)).toEqual({ own: ["open"], listed: 0 });
    expect(await read(FRIEND)).toEqual({ own: [], listed: 1 });
    expect(await read()).toEqual({ own: [], listed: 1 });
    const token = await test.tokenOf(OPENER);
    const { data } = await test.request("openGroups", { goods_id: GOODS }, { token });
    const groupId = data.own?.[0]?.group_id ?? 0;
    expect(data.own).toEqual([
      {
        ...{ group_id: groupId, order_num: orderNum, state: "open", seconds_left: DAY_S },
        join_url: `http://localhost:4000/phone/group?goodsId=1008&groupId=${groupId}`,
      },
    ]);
    const friend = await build(FRIEND, groupId);
    expect(await read(OPENER)).toEqual({ own: ["joining"], listed: 0 });
    expect(await read(FRIEND)).toEqual({ own: ["unpaid"], listed: 0 });
    await pay(friend.orderNum);
    expect(await read(OPENER)).toEqual({ own: [], listed: 0 });
  });

  it("is no longer the opener's when its time to pay, or to fill, is over", async () => {
    await build(OPENER, 0);
    await test.clock.advance(15 * 60);
    const token = await test.tokenOf(OPENER);
    const accountGroups = async () =>
      (await test.request("openGroups", { goods_id: GOODS }, { token })).data.own;
    expect(await accountGroups()).toEqual([]);
    await opened();
    expect(await accountGroups()).toHaveLength(1);
    await test.clock.advance(DAY_S);
    expect(await accountGroups()).toEqual([]);
  });

  it("holds the piece without a secret while it waits, and delivers to both members when it is full", async () => {
    const { orderNum, groupId } = await opened();
    expect(await statusOf(orderNum)).toBe("grouping");
    expect(await pieces()).toMatchObject({ held: 1, sold: 0 });
    expect(await test.deps.db.$count(cardSecrets, sql`order_id is not null`)).toBe(0);
    const friend = await build(FRIEND, groupId);
    expect(await pay(friend.orderNum)).toBe("applied");
    expect([await statusOf(orderNum), await statusOf(friend.orderNum)]).toEqual(["paid", "paid"]);
    expect(await stateOf(groupId)).toBe("full");
    expect(await pieces()).toMatchObject({ held: 0, sold: 2 });
    expect(await test.deps.db.$count(cardSecrets, sql`order_id is not null`)).toBe(2);
    expect((await openGroups()).data.list).toEqual([]);
    expect((await build(THIRD, groupId)).code).toBe(30423);
  });

  it("can be paid from the balance, and payStatus then reports it as paid", async () => {
    const { orderNum } = await build(OPENER, 0, { pay_type: 0 });
    expect(await balance(OPENER)).toBe(100_000 - 2_380);
    const { data } = await test.request(
      "payStatus",
      { order_num: orderNum },
      { token: await test.tokenOf(OPENER) },
    );
    expect(data.pay_status).toBe(1);
  });

  it("cannot be joined by its opener, nor twice by a member", async () => {
    const { groupId } = await opened();
    expect((await build(OPENER, groupId)).code).toBe(30424);
    expect((await build(FRIEND, groupId)).code).toBe(0);
    expect((await build(FRIEND, groupId)).code).toBe(30424);
  });

  it("reserves the last seat for one buyer, and frees it when the order expires", async () => {
    const { groupId } = await opened();
    const first = await build(FRIEND, groupId);
    expect((await build(THIRD, groupId)).code).toBe(30423);
    expect((await openGroups()).data.list).toEqual([]);
    await test.clock.advance(16 * 60);
    await sweepUnpaid(test.deps);
    const second = await build(THIRD, groupId);
    expect(second.code).toBe(0);
    expect(await pay(first.orderNum)).toBe("refund_due");
    expect(await pay(second.orderNum)).toBe("applied");
    expect(await stateOf(groupId)).toBe("full");
  });

  it("accepts a late payment while the seat is free", async () => {
    const { groupId } = await opened();
    const friend = await build(FRIEND, groupId);
    await test.clock.advance(16 * 60);
    await sweepUnpaid(test.deps);
    expect(await pay(friend.orderNum)).toBe("applied");
    expect(await stateOf(groupId)).toBe("full");
  });

  it("opens when its opener pays late", async () => {
    const { orderNum } = await build(OPENER, 0);
    await test.clock.advance(16 * 60);
    await sweepUnpaid(test.deps);
    expect(await stateOf(1)).toBe("over");
    expect(await pay(orderNum)).toBe("applied");
    expect(await statusOf(orderNum)).toBe("grouping");
    expect(await stateOf(1)).toBe("open");
  });

  it("refunds an opener who pays late when the last piece is gone", async () => {
    const { orderNum } = await build(OPENER, 0);
    await test.clock.advance(16 * 60);
    await sweepUnpaid(test.deps);
    await sellOut();
    expect(await pay(orderNum)).toBe("refund_due");
    expect(await statusOf(orderNum)).toBe("refund_due");
  });

  it("refunds a member who pays late when the last piece is gone, and stays open", async () => {
    const { groupId, orderNum } = await opened();
    const friend = await build(FRIEND, groupId);
    await test.clock.advance(16 * 60);
    await sweepUnpaid(test.deps);
    await sellOut();
    expect(await pay(friend.orderNum)).toBe("refund_due");
    expect(await statusOf(orderNum)).toBe("grouping");
    expect(await stateOf(groupId)).toBe("open");
  });

  it("ends once for concurrent reads after it has expired", async () => {
    const { orderNum, groupId } = await opened();
    await test.clock.advance(DAY_S);
    await Promise.all([endGroupIfDue(test.deps, groupId), endGroupIfDue(test.deps, groupId)]);
    expect(await stateOf(groupId)).toBe("over");
    await sweepRefunds(test.deps);
    expect(await atProvider(orderNum)).toEqual([2_380]);
  });

  it("ends when no member joins within 24 hours: refunded by the provider and restocked once", async () => {
    const { orderNum, groupId } = await opened();
    await test.clock.advance(DAY_S - 1);
    expect(await sweepGroups(test.deps)).toBe(0);
    await test.clock.advance(1);
    expect((await build(FRIEND, groupId)).code).toBe(30422);
    expect(await sweepGroups(test.deps)).toBe(1);
    expect(await sweepGroups(test.deps)).toBe(0);
    expect(await statusOf(orderNum)).toBe("refund_due");
    await sweepRefunds(test.deps);
    expect(await statusOf(orderNum)).toBe("refunded");
    expect(await atProvider(orderNum)).toEqual([2_380]);
    expect(await balance(OPENER)).toBe(100_000);
    expect(await pieces()).toMatchObject({ held: 0, available: 60 });
    expect(await pay(orderNum)).toBe("repeated");
  });

  it("refunds each member through the own channel when it does not fill", async () => {
    const { orderNum } = await build(OPENER, 0, { pay_type: 0 });
    expect(await balance(OPENER)).toBe(100_000 - 2_380);
    await test.clock.advance(DAY_S);
    expect(await sweepGroups(test.deps)).toBe(1);
    expect(await statusOf(orderNum)).toBe("refunded");
    expect(await balance(OPENER)).toBe(100_000);
  });

  it("ends when its order is read after the expiry", async () => {
    const { orderNum } = await opened();
    await test.clock.advance(DAY_S);
    const { data } = await test.request(
      "orderDetail",
      { order_num: orderNum },
      { token: await test.tokenOf(OPENER, 1) },
    );
    expect(data).toMatchObject({
      status: "refund_due",
      refund_reason: "no_group",
      secrets: [],
    });
  });

  it("is readable by all with the link, and shows only the reader's own order number", async () => {
    const { orderNum, groupId } = await opened();
    const read = async (token?: string) =>
      test.request("group", { group_id: groupId }, token === undefined ? {} : { token });
    const { data } = await read();
    expect(data).toMatchObject({ goods_id: GOODS, state: "open", size: 2, own_order_num: "" });
    expect(data.members).toEqual([
      { nickname: expect.any(String), head_img_url: expect.any(String) },
    ]);
    expect(data.seconds_left).toBe(DAY_S);
    const ofOpener = await read(await test.tokenOf(OPENER));
    expect(ofOpener.data.own_order_num).toBe(orderNum);
    expect((await read(await test.tokenOf(FRIEND))).data.own_order_num).toBe("");
    await build(FRIEND, groupId);
    expect((await read()).data.state).toBe("joining");
    expect((await test.request("group", { group_id: 99 })).code).toBe(30422);
  });

  it("does not end while a member's payment is pending", async () => {
    const { groupId } = await opened();
    await test.clock.advance(DAY_S - 60);
    const friend = await build(FRIEND, groupId);
    await test.clock.advance(120);
    expect(await sweepGroups(test.deps)).toBe(0);
    expect(await pay(friend.orderNum)).toBe("applied");
    expect(await stateOf(groupId)).toBe("full");
  });
});

type Action = "open" | "join" | "pay" | "wait" | "day";
const act = fc.record({
  act: fc.constantFrom<Action>("open", "join", "pay", "wait", "day"),
  userId: fc.constantFrom(OPENER, FRIEND, THIRD),
});

it("never loses money, a piece or a seat in any sequence of acts of three users", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      await test.reset();
      await test.deps.db.insert(users).values({
        nickname: "第三人",
        headImgUrl: "",
        createdAt: test.clock.now(),
      });
      const made: string[] = [];
      const paid = new Set<string>();
      for (const { act, userId } of acts) {
        const [group] = (await openGroups()).data.list;
        if (act === "open" || (act === "join" && group)) {
          const { code, orderNum } = await build(
            userId,
            act === "open" ? 0 : (group?.group_id ?? 0),
          );
          if (code === 0) made.push(orderNum);
        } else if (act === "pay") {
          const orderNum = made.find((each) => !paid.has(each));
          if (orderNum !== undefined) {
            await pay(orderNum);
            paid.add(orderNum);
          }
        } else {
          await test.clock.advance(act === "day" ? DAY_S : 16 * 60);
          await sweepUnpaid(test.deps);
          await sweepGroups(test.deps);
          await sweepRefunds(test.deps);
        }
      }
      const all = await test.deps.db.select().from(orders);
      const row = await pieces();
      const count = (...statuses: string[]) =>
        all.filter(({ status }) => statuses.includes(status)).length;
      expect(row).toMatchObject({
        held: count("pending", "grouping"),
        sold: count("paid", "collected"),
      });
      expect(await test.deps.db.$count(cardSecrets, sql`order_id is not null`)).toBe(count("paid"));
      const paidStatuses = ["grouping", "paid", "refund_due", "refunded"];
      for (const order of all) {
        expect(paidStatuses.includes(order.status)).toBe(paid.has(order.orderNum));
      }
      for (const { orderNum, status, totalFen } of all) {
        expect(await atProvider(orderNum)).toEqual(status === "refunded" ? [totalFen] : []);
      }
      for (const group of await test.deps.db.select().from(groupBuys)) {
        const members = all.filter(({ groupId }) => groupId === group.id);
        const done = members.filter(({ status }) => status === "paid").length;
        expect(done).toBe(group.state === "full" ? 2 : 0);
        if (group.state === "over") {
          expect(members.some(({ status }) => status === "grouping")).toBe(false);
        }
      }
    }),
    runs(6, 25),
  );
});
