import { awaited } from "./poll-interval";
import { readBoostPage } from "./read-boost-page";
import { readOrderPage } from "./read-order-page";
import { AFTER_SALE, boostPageOf, DETAIL, pageOf, RENTAL } from "./testing/details";

const { order_num, status, goods_id, goods_name, spec_name, picture, quantity, price } = DETAIL;
const BARE = { order_num, status, goods_id, goods_name, spec_name, picture, quantity, price };

test("reads how the price came about, and what the buyer wrote", () => {
  const page = pageOf();
  expect(page.bill).toMatchObject({
    unitFen: 3000,
    quantity: 2,
    discounts: [{ title: "满 50 减 3", fen: 300 }],
    coupon: { name: "卡密专享", fen: 500 },
    depositFen: 0,
  });
  expect(page.notes).toEqual([
    { label: "充值账号", text: "player" },
    { label: "给卖家留言", text: "尽快" },
    { label: "备注", text: "谢谢" },
  ]);
  expect(page.order).toMatchObject({ brand: "mima", state: "paid", kind: "goods", specId: 11 });
  expect(page.ledger).toMatchObject([{ name: "支付订单", fen: -5200 }]);
});

test("reads an answer with the specified fields only", () => {
  const page = readOrderPage(BARE);
  expect(page).toMatchObject({ bill: null, notes: [], ledger: [], channel: null, review: null });
  expect(page?.order).toMatchObject({
    orderNum: order_num,
    brand: "",
    phoneLink: "",
    payable: null,
  });
});

test("never takes a secret from an answer", () => {
  const delivery = { note: "secret-note" };
  const page = pageOf({ secrets: ["secret-key"], delivery, delivery_type: 1 });
  expect(JSON.stringify(page)).not.toContain("secret-");
});

test.each([null, "text", [], {}, { ...BARE, price: "many" }, { ...BARE, status: "unheard-of" }])(
  "refuses %j",
  (data) => {
    expect(readOrderPage(data)).toBeNull();
    expect(readBoostPage(data)).toBeNull();
  },
);

test("continues the payment of an unpaid order", () => {
  const payment = {
    ...{ pay_count_down: 800, qrcode: "https://pay.example/1" },
    pay_status_api: `/v1/order/pay_status?order_num=${order_num}`,
  };
  const { payable } = pageOf({ status: "pending", paid_at: null, payment }).order;
  expect(payable?.seconds).toBe(800);
  expect(payable?.order).toMatchObject({
    qrcode: payment.qrcode,
    payStatusApi: payment.pay_status_api,
    request: { goodsId: 1001, goodsSpecId: 11, quantity: 2 },
  });
});

test.each([
  ["requested", "refunding"],
  ["withdrawn", "collected"],
  ["unheard-of", "collected"],
])("is in the state of the list while an after-sale is %s: %s", (state, expected) => {
  const { order } = pageOf({ status: "collected", after_sale: { ...AFTER_SALE, state } });
  expect(order.state).toBe(expected);
});

test("reads the pictures of an after-sale, except unsafe addresses", () => {
  const images = [{ url: "javascript:alert(1)" }, { url: "/media/uploads/a.webp" }, null];
  const { afterSale } = pageOf({ after_sale: { ...AFTER_SALE, images } });
  expect(afterSale?.pictures).toEqual(["/media/uploads/a.webp"]);
  expect(afterSale?.escalationPictures).toEqual(["/media/uploads/b.webp"]);
});

test("reads a boost in the states of the list", () => {
  const page = boostPageOf();
  expect(page.order).toMatchObject({
    ...{ kind: "boost", state: "delivering", goodsName: "曜日战歌段位代练" },
    ...{ detail: "钻石 5 → 王者", priceFen: 8800 },
  });
  expect(page.boost).toMatchObject({ stars: 10, starsWon: 4, account: "given" });
  expect(boostPageOf({ status: "refund_due" }).order.state).toBe("refunding");
});

test.each([
  ["a paid order", pageOf(), true],
  ["a collected one", pageOf({ status: "collected" }), false],
  ["a running rental", pageOf({ rent_hours: 5, status: "collected", rental: RENTAL }), true],
  [
    "a rental whose deposit is settled",
    pageOf({
      ...{ rent_hours: 5, status: "collected" },
      rental: { ...RENTAL, state: "over", deposit_state: "settled" },
    }),
    false,
  ],
  [
    "a refund on its way",
    pageOf({
      status: "refunded",
      refunds: [{ amount: "1.00", way: "alipay", state: "due", cause: "part" }],
    }),
    true,
  ],
  ["a boost", boostPageOf(), true],
])("polls %s: %s", (_name, page, expected) => {
  expect(awaited(page) !== null).toBe(expected);
});
