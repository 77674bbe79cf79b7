import { ERRORS } from "@storefront/contract/codes";
import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { PROCESSING, REQUEST, refunding, status } from "../testing/answers";
import { fakeServer, fine } from "../testing/fake-server";
import { cancelVisitorOrder } from "./cancel-visitor-order";
import { rememberOrder, visitorOrders } from "./visitor-orders";

const ORDER = {
  ...{ orderNum: "77", goodsName: "月卡", priceFen: 5700, request: REQUEST },
  ...{ payStatusApi: "/v1/order/pay_status?order_num=77", qrcode: "", detailQrcode: "" },
  ...{ status: "waiting" as const, delivery: "automatic" as const },
};
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  window.sessionStorage.clear();
  server = fakeServer();
  stubFetch(server.fetch);
  saveSession("token", 1);
  rememberOrder(ORDER, 900);
});
afterEach(() => {
  clearSession();
  restoreFetch();
});

const kept = () => visitorOrders().map((order) => order.status);

test("forgets a canceled order", async () => {
  await cancelVisitorOrder(ORDER);
  expect(kept()).toEqual([]);
});

test.each([
  ["paid", fine(status(1, 0))],
  ["processing", fine(PROCESSING)],
  ["refunding", fine(refunding("due"))],
  ["paid", new TypeError("Failed to fetch")],
])("remembers an order that was paid before as %s", async (expected, answer) => {
  server.answers.orderCancel = { code: ERRORS.orderPaid.code, msg: ERRORS.orderPaid.msg };
  server.answers.payStatus = answer;
  expect((await cancelVisitorOrder(ORDER)).ok).toBe(false);
  expect(kept()).toEqual([expected]);
});
