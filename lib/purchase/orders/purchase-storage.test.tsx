import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { readOrderDraft, saveOrderDraft } from "../terms/draft-storage";
import { EMPTY_DRAFT } from "../terms/order-draft";
import { REQUEST } from "../testing/answers";
import { VISITOR_ORDERS } from "./session-keys";
import { markShown } from "./shown-orders";
import { dropSubmission, findUnconfirmedSubmission, storeSubmission } from "./submission";
import type { VisitorOrder } from "./visitor-order";
import {
  dismissOrder,
  findPayableOrder,
  forgetOrder,
  onVisitorOrders,
  rememberOrder,
  resumableOrders,
  visitorOrders,
} from "./visitor-orders";

beforeEach(() => {
  window.sessionStorage.clear();
  saveSession("token", 1);
});
afterEach(() => clearSession());

const order = (orderNum: string, more: Partial<VisitorOrder> = {}): VisitorOrder => ({
  orderNum,
  goodsName: "月卡",
  priceFen: 5700,
  payStatusApi: "/v1/order/pay_status",
  qrcode: "https://m.example/pay",
  detailQrcode: "https://m.example/order",
  status: "waiting",
  delivery: "automatic",
  request: REQUEST,
  ...more,
});

describe("the visitor's orders", () => {
  test("of one account are kept after another account has ordered and left", () => {
    rememberOrder(order("1"), 900);
    saveSession("other", 2);
    rememberOrder(order("2"), 900);
    forgetOrder("2");
    expect(visitorOrders()).toEqual([]);
    saveSession("token", 1);
    expect(visitorOrders().map(({ orderNum }) => orderNum)).toEqual(["1"]);
  });

  test("are listed latest first without duplicates, and removed by order number", () => {
    rememberOrder(order("1"), 900);
    rememberOrder(order("2"), 900);
    rememberOrder(order("1", { status: "paid" }));
    expect(visitorOrders().map(({ orderNum, status }) => [orderNum, status])).toEqual([
      ["1", "paid"],
      ["2", "waiting"],
    ]);
    expect(findPayableOrder(REQUEST.goodsId)?.orderNum).toBe("2");
    expect(findPayableOrder(5)).toBeNull();
    forgetOrder("2");
    expect(visitorOrders().map(({ orderNum }) => orderNum)).toEqual(["1"]);
  });

  test("whose time is over are still listed, but no longer count as waiting", () => {
    rememberOrder(order("1"), 900);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 901_000);
    expect(findPayableOrder(REQUEST.goodsId)).toBeNull();
    expect(visitorOrders()).toHaveLength(1);
  });

  test("are the same array until something changes, and notify listeners when it does", () => {
    const heard = jest.fn();
    const end = onVisitorOrders(heard);
    rememberOrder(order("1"));
    expect(visitorOrders()).toBe(visitorOrders());
    end();
    forgetOrder("1");
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("stay dismissed when they are stored again, and do not push out others", () => {
    for (const orderNum of ["1", "2", "3"]) rememberOrder(order(orderNum), 900);
    dismissOrder("1");
    rememberOrder(order("1", { status: "paid" }));
    for (const orderNum of ["4", "5", "6", "7"]) rememberOrder(order(orderNum), 900);
    expect(resumableOrders().map(({ orderNum }) => orderNum)).toEqual(["7", "6", "5", "4", "3"]);
    expect(visitorOrders()).toContainEqual(
      expect.objectContaining({ orderNum: "1", dismissed: true }),
    );
  });

  test("that a part of the page shows are not offered", () => {
    rememberOrder(order("1"), 900);
    const hide = markShown("1");
    expect(resumableOrders()).toEqual([]);
    hide();
    expect(resumableOrders()).toMatchObject([{ orderNum: "1" }]);
  });

  test("that an earlier version of the page stored are read", () => {
    const stored = { ...order("1"), userId: "1", until: Date.now() + 900_000, listed: false };
    window.sessionStorage.setItem("open_orders", JSON.stringify([stored]));
    expect(resumableOrders()).toMatchObject([{ orderNum: "1", dismissed: false }]);
  });

  test("of another buyer are not shown", () => {
    rememberOrder(order("1"));
    clearSession();
    saveSession("other", 2);
    expect(visitorOrders()).toEqual([]);
  });

  test.each(["{", "null", "5", '[{"orderNum":"1"}]', '{"0":1}'])(
    "are empty for the malformed storage %s",
    (text) => {
      window.sessionStorage.setItem("open_orders", text);
      expect(visitorOrders()).toEqual([]);
    },
  );

  test("do not fail when storage is blocked", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => rememberOrder(order("1"))).not.toThrow();
    expect(visitorOrders()).toEqual([]);
  });
});

describe("typed text", () => {
  const draft = { remark: "尽快", notes: { 0: "你好", 5: "8823" } };

  test("is stored per goods and spec, and removed when it is empty", () => {
    saveOrderDraft(REQUEST, draft);
    expect(readOrderDraft(REQUEST)).toEqual(draft);
    expect(readOrderDraft({ ...REQUEST, goodsSpecId: 12 })).toEqual(EMPTY_DRAFT);
    saveOrderDraft(REQUEST, EMPTY_DRAFT);
    expect(readOrderDraft(REQUEST)).toEqual(EMPTY_DRAFT);
    expect(window.sessionStorage.length).toBe(0);
  });

  test("is not shown to another buyer", () => {
    saveOrderDraft(REQUEST, draft);
    saveSession("other", 2);
    expect(readOrderDraft(REQUEST)).toEqual(EMPTY_DRAFT);
  });
});

test("keeps a submission until it is dropped by its order number", () => {
  const payload = { order_num: "20260001", goods_id: 1001, buy_count: 2, pay_type: 1 };
  const submission = { request: REQUEST, payload, shownFen: 5700, delivery: "automatic" as const };
  storeSubmission(submission);
  storeSubmission(submission);
  expect(findUnconfirmedSubmission(REQUEST)).toMatchObject(submission);
  expect(findUnconfirmedSubmission({ ...REQUEST, goodsId: 5 })).toBeNull();
  dropSubmission("20260001");
  expect(findUnconfirmedSubmission(REQUEST)).toBeNull();
});

describe("data stored by another version of the page", () => {
  test.each([
    '[{"goods":"1001:11","draft":7}]',
    '[{"goods":null,"draft":{"remark":"x","notes":{}}}]',
    '[{"goods":"1001:11","draft":{"remark":"x"}}]',
  ])("loses only the typed text when the draft is %s", (text) => {
    window.sessionStorage.setItem("purchase_typed", text);
    expect(readOrderDraft(REQUEST)).toEqual(EMPTY_DRAFT);
  });

  test.each(['[{"orderNum":"1"}]', '[{"orderNum":"","request":{}}]', "{"])(
    "loses the order when it is %s",
    (text) => {
      window.sessionStorage.setItem(VISITOR_ORDERS, text);
      expect(visitorOrders()).toEqual([]);
    },
  );

  test("keeps a draft from before the login for the user who logs in", () => {
    clearSession();
    saveOrderDraft(REQUEST, { remark: "尽快", notes: {} });
    expect(readOrderDraft(REQUEST).remark).toBe("尽快");
  });
});
