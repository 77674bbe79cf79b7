import { ORDER, REQUEST } from "../testing/answers";
import { answerTabQueries } from "./answer-tab-queries";
import { readTabMessage } from "./tab-channel";
import { rememberOrder, visitorOrders } from "./visitor-orders";

/** Stands in for BroadcastChannel, which jsdom lacks: delivers every message to the other channels of its name. */
class Channel {
  static all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  closed = false;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    this.closed = true;
    Channel.all.delete(this);
  }
}

const order = {
  orderNum: ORDER.order.order_num,
  goodsName: "月卡",
  priceFen: 5700,
  payStatusApi: ORDER.order.pay_status_api,
  qrcode: ORDER.qrcode,
  detailQrcode: ORDER.detail_qrcode,
  status: "waiting" as const,
  delivery: "automatic" as const,
  request: REQUEST,
};

let other: Channel;
let received: unknown[];
let end: () => void;

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  window.sessionStorage.clear();
  received = [];
  end = answerTabQueries();
  other = new Channel();
  other.onmessage = ({ data }) => received.push(data);
});
afterEach(() => {
  end();
  other.close();
});

test("answers another window's query for goods with its unpaid order only", () => {
  rememberOrder(order, 900);
  other.postMessage({ kind: "ask", goodsId: 5 });
  expect(received).toEqual([]);
  other.postMessage({ kind: "ask", goodsId: 1001 });
  expect(received).toEqual([{ kind: "waiting", goodsId: 1001, orderNum: order.orderNum }]);
});

test("applies another window's message about an order that this window holds too", () => {
  rememberOrder(order, 900);
  other.postMessage({ kind: "paid", goodsId: 1001, orderNum: order.orderNum });
  expect(visitorOrders()).toMatchObject([{ status: "paid" }]);
  other.postMessage({ kind: "gone", goodsId: 1001, orderNum: order.orderNum });
  expect(visitorOrders()).toEqual([]);
});

test("closes the channel while the page is in the back-forward cache, and reopens it after", () => {
  rememberOrder(order, 900);
  window.dispatchEvent(new Event("pagehide"));
  other.postMessage({ kind: "ask", goodsId: 1001 });
  expect(received).toEqual([]);
  window.dispatchEvent(new Event("pageshow"));
  other.postMessage({ kind: "ask", goodsId: 1001 });
  expect(received).toHaveLength(1);
});

test.each([
  null,
  "ask",
  { kind: "ask" },
  { kind: "waiting", goodsId: 1 },
  { kind: "other", goodsId: 1, orderNum: "1" },
])("ignores the message %j", (data) => {
  expect(readTabMessage(data)).toBeNull();
});
