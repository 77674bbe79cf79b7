import { ORDERS_PER_PAGE } from "@storefront/contract/orders/order-list";
import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { listed, REQUEST, refunding, status } from "../testing/answers";
import { fakeServer, fine } from "../testing/fake-server";
import { syncVisitorOrders } from "./sync-visitor-orders";
import type { VisitorOrder } from "./visitor-order";
import { rememberOrder, visitorOrders } from "./visitor-orders";

const PAID: VisitorOrder = {
  orderNum: "77",
  goodsName: "月卡",
  priceFen: 6000,
  payStatusApi: "/v1/order/pay_status?order_num=77",
  qrcode: "https://pay.example/77",
  detailQrcode: "https://m.example/77",
  status: "paid",
  delivery: "automatic",
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

const statuses = () => visitorOrders().map(({ status }) => status);
const answerList = (...list: unknown[]) => {
  server.answers.orderList = fine({ list, total: list.length });
};
const entry = (wire: object) => ({ ...listed("77"), payment: null, ...wire });

test.each([
  ["stays collectable while its secret is not collected", { state: "paid" }, ["paid"]],
  ["leaves when it was collected on the phone", { state: "collected" }, []],
  ["leaves when it was completed", { state: "completed" }, []],
  ["leaves when it was fully refunded", { state: "refunded" }, []],
  ["leaves when its rental has begun", { state: "paid", rental: "running" }, []],
  ["waits for its group", { state: "grouping" }, ["grouping"]],
  ["is being delivered", { state: "delivering" }, ["delivering"]],
  ["waits for the buyer's confirmation", { state: "delivered" }, ["delivered"]],
  ["is in after-sale", { state: "refunding", after_sale: "requested" }, ["disputed"]],
  ["goes back", { state: "refunding", after_sale: null }, ["refunding"]],
  ["is fulfilled later", { state: "paid", processing: { refund_at: "" } }, ["processing"]],
  ["stays as it is in a state of the future", { state: "unheard-of" }, ["paid"]],
])("a paid order %s", async (_name, wire, expected) => {
  rememberOrder(PAID);
  answerList(entry(wire));
  await syncVisitorOrders();
  expect(statuses()).toEqual(expected);
});

test.each([
  ["is collectable again when the request was withdrawn", "disputed", "paid", ["paid"]],
  ["leaves when the seller agreed", "disputed", "refunded", []],
  ["leaves when the buyer confirmed the receipt", "delivered", "completed", []],
  [
    "stays until the buyer has seen why a late payment went back",
    "refunding",
    "refunded",
    ["refunding"],
  ],
] as const)("an order %s", async (_name, status, state, expected) => {
  rememberOrder({ ...PAID, status });
  answerList(entry({ state }));
  await syncVisitorOrders();
  expect(statuses()).toEqual(expected);
});

test.each([
  ["an API without the list", { code: 404, msg: "没有这个接口" }],
  ["an answer without a list", fine({ total: 0 })],
  ["a lost answer", new TypeError("Failed to fetch")],
  ["a list without the order", fine({ list: [listed("78", false)], total: 1 })],
])("keeps a paid order unchanged for %s", async (_name, answer) => {
  rememberOrder(PAID);
  server.answers.orderList = answer;
  await syncVisitorOrders();
  expect(statuses()).toEqual(["paid"]);
});

test("forgets an unpaid order that was paid and collected elsewhere in one go", async () => {
  rememberOrder({ ...PAID, status: "waiting" }, 900);
  server.answers.payStatus = fine(status(1, 0));
  // The list of pending orders, then that of all.
  const lists = [[], [entry({ state: "collected" })]];
  server.answers.orderList = () => fine({ list: lists.shift() ?? [], total: 0 });
  await syncVisitorOrders();
  expect(statuses()).toEqual([]);
});

test("looks up the payment of an order that is on a later page of the list", async () => {
  rememberOrder(PAID);
  answerList(
    ...Array.from({ length: ORDERS_PER_PAGE }, (_, at) => listed(String(100 + at), false)),
  );
  server.answers.payStatus = fine(refunding("due"));
  await syncVisitorOrders();
  expect(statuses()).toContain("refunding");
});

test("fetches the list of all states only while there is a paid order", async () => {
  answerList();
  await syncVisitorOrders();
  expect(server.count("orderList")).toBe(1);
  rememberOrder(PAID);
  await syncVisitorOrders();
  expect(server.count("orderList")).toBe(3);
});
