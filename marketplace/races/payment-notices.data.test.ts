import { eq } from "drizzle-orm";
import type { CallRequest } from "@/contract/calls";
import { orders, paymentNotices } from "../db/schema";
import { insertBuyers } from "./buyers";
import { call, notify } from "./caller";
import { insertListing } from "./listing";
import { openRace, type Race } from "./open-race";
import { saleProblems } from "./sale-problems";

let race: Race;

beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

async function pendingOrder() {
  const { goodsId, stockId } = await insertListing(race.db, 5);
  const [buyer] = await insertBuyers(race.db, race.clock, 1);
  const token = buyer?.token ?? "";
  const url = race.shopFor(0);
  const draft = await call(url, "orderConfirm", { goods_id: goodsId, quantity: 1 }, token);
  const { data } = await call(
    url,
    "buildOrder",
    { order_num: draft.data.order_num, goods_id: goodsId, buy_count: 1, pay_type: 2 },
    token,
  );
  const notice: CallRequest<"payNotice"> = {
    notice_id: `notice-${data.order.order_num}`,
    order_num: data.order.order_num,
    channel: "wxpay",
    amount: data.order.price,
    outcome: "paid",
  };
  return { stockId, notice };
}

test("a notice that comes 100 times among forgeries pays once; every forgery is refused and kept", async () => {
  const { stockId, notice } = await pendingOrder();
  const other = await pendingOrder();
  const forgeries: [CallRequest<"payNotice">, string?][] = [
    [{ ...notice, notice_id: "forged-amount", amount: "0.01" }],
    [{ ...notice, notice_id: "forged-channel", channel: "alipay" }],
    [{ ...notice, notice_id: "forged-order", order_num: "20990101000000000000" }],
    [{ ...notice, notice_id: "forged-signature" }, "another key, long enough"],
  ];
  const honest = Array.from({ length: 100 }, (_, index) => notify(race.shopFor(index), notice));
  const forged = Array.from({ length: 100 }, (_, index) => {
    const [body, key] = forgeries[index % 4] ?? [notice];
    return notify(race.shopFor(index), body, key);
  });
  const [answers, refusals] = await Promise.all([Promise.all(honest), Promise.all(forged)]);

  const results = answers.map(({ data }) => data?.result);
  expect(results.filter((result) => result === "applied")).toHaveLength(1);
  expect(results.filter((result) => result === "repeated")).toHaveLength(99);
  expect(refusals.filter(({ code }) => code === 0)).toEqual([]);

  const [order] = await race.db.select().from(orders).where(eq(orders.orderNum, notice.order_num));
  expect(order?.status).toBe("paid");
  expect(await saleProblems(race.db, stockId)).toEqual([]);

  const kept = await race.db.select().from(paymentNotices);
  const refused = kept.filter(({ result }) => !["applied", "repeated"].includes(result));
  expect(refused).toHaveLength(100);
  expect(kept.filter(({ result }) => result === "applied")).toHaveLength(1);

  const [untouched] = await race.db
    .select()
    .from(orders)
    .where(eq(orders.orderNum, other.notice.order_num));
  expect(untouched?.status).toBe("pending");
});
