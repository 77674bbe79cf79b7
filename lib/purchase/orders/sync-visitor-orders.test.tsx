import { ORDERS_PER_PAGE } from "@storefront/contract/orders/order-list";
import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { LISTED, listed, PROCESSING, REQUEST, refunding, status } from "../testing/answers";
import { fakeServer, fine } from "../testing/fake-server";
import { syncVisitorOrders } from "./sync-visitor-orders";
import { rememberOrder, visitorOrders } from "./visitor-orders";

const HERE = {
  orderNum: "77",
  goodsName: "月卡",
  priceFen: 5700,
  payStatusApi: "/v1/order/pay_status?order_num=77",
  qrcode: "https://pay.example/77",
  detailQrcode: "https://m.example/77",
  status: "waiting" as const,
  delivery: "automatic" as const,
  request: REQUEST,
};
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  window.sessionStorage.clear();
  server = fakeServer();
  stubFetch(server.fetch);
  saveSession("token", 1);
});
afterEach(() => {
  clearSession();
  restoreFetch();
});

const kept = () => visitorOrders().map(({ orderNum, status: state }) => [orderNum, state]);

test("adds an order that another window created, and shows it to this buyer only", async () => {
  await syncVisitorOrders();
  // The second order of the list can only be paid on the phone.
  expect(LISTED.list).toHaveLength(2);
  expect(kept()).toEqual([["88", "waiting"]]);
  clearSession();
  expect(kept()).toEqual([]);
  saveSession("other", 2);
  expect(kept()).toEqual([]);
});

test("keeps this window's data of an order that is listed too", async () => {
  rememberOrder({ ...HERE, orderNum: "88", channel: "alipay" }, 900);
  await syncVisitorOrders();
  expect(visitorOrders()).toMatchObject([{ orderNum: "88", channel: "alipay", listed: false }]);
});

test.each([
  ["an order of this window", () => rememberOrder({ ...HERE, orderNum: "88" }, 900)],
  ["an order of another window", () => undefined],
])("marks %s as checked while its provider has not answered", async (_name, remember) => {
  remember();
  const [order] = LISTED.list;
  const payment = { ...order?.payment, pay_count_down: 0 };
  server.answers.orderList = fine({ list: [{ ...order, payment, checking: true }], total: 1 });
  server.answers.payStatus = fine({ ...status(0, 0), checking: true });
  await syncVisitorOrders();
  expect(kept()).toEqual([["88", "checking"]]);
});

test.each([
  ["marks an order paid elsewhere as paid", status(1, 0), [["77", "paid"]]],
  ["marks a paid order that is not fulfilled", PROCESSING, [["77", "processing"]]],
  ["marks a paid order whose money goes back", refunding("due"), [["77", "refunding"]]],
  ["forgets an order closed elsewhere", status(2, 0), []],
  ["keeps an order that is not listed yet", status(0, 800), [["77", "waiting"]]],
])("%s", async (_name, answer, expected) => {
  server.answers.orderList = fine({ list: [], total: 0 });
  server.answers.payStatus = fine(answer);
  rememberOrder(HERE, 900);
  await syncVisitorOrders();
  expect(kept()).toEqual(expected);
});

test("looks up a paid order that was not fulfilled yet", async () => {
  server.answers.orderList = fine({ list: [], total: 0 });
  server.answers.payStatus = fine(status(1, 0));
  rememberOrder({ ...HERE, status: "processing" });
  await syncVisitorOrders();
  expect(kept()).toEqual([["77", "paid"]]);
});

test.each([
  ["an API without the list", { code: 404, msg: "没有这个接口" }],
  ["an answer that cannot be read", { code: 0, data: { list: [{}] } }],
  ["a lost answer", new TypeError("Failed to fetch")],
])("leaves the window's orders unchanged for %s", async (_name, answer) => {
  server.answers.orderList = answer;
  rememberOrder(HERE, 900);
  await syncVisitorOrders();
  expect(kept()).toEqual([["77", "waiting"]]);
});

test("looks up none of its own orders when the list has more pages", async () => {
  const list = Array.from({ length: ORDERS_PER_PAGE }, (_, index) =>
    listed(String(100 + index), false),
  );
  server.answers.orderList = fine({ list, total: 30 });
  server.answers.payStatus = fine(status(2, 0));
  rememberOrder(HERE, 900);
  await syncVisitorOrders();
  expect(kept()).toEqual([["77", "waiting"]]);
});

test.each([
  ["its path may not be fetched", { payStatusApi: "//evil.example/v1/pay" }, fine(status(2, 0))],
  ["the answer is lost", {}, new TypeError("Failed to fetch")],
])("keeps an order that is no longer listed when %s", async (_name, more, answer) => {
  server.answers.orderList = fine({ list: [], total: 0 });
  server.answers.payStatus = answer;
  rememberOrder({ ...HERE, ...more }, 900);
  await syncVisitorOrders();
  expect(kept()).toEqual([["77", "waiting"]]);
});

test("changes nothing when another account logged in meanwhile", async () => {
  const running = syncVisitorOrders();
  saveSession("other", 2);
  await running;
  expect(kept()).toEqual([]);
});

test("drops a list that comes after that of a later read, in which the order is paid", async () => {
  const lists = [LISTED, { list: [], total: 0 }];
  server.answers.orderList = () => fine(lists.shift());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  stubFetch(async (input: unknown, init?: RequestInit) => {
    const isEarlier = server.requests.length === 0;
    const response = await server.fetch(input, init);
    if (isEarlier) await held;
    return response;
  });
  const earlier = syncVisitorOrders();
  await syncVisitorOrders();
  release();
  await earlier;
  expect(server.count("orderList")).toBe(2);
  expect(kept()).toEqual([]);
});
