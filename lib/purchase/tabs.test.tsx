import { answerTabs } from "./answer-tabs";
import { openOrders, rememberOrder } from "./open-orders";
import { readTabMessage } from "./tab-message";
import { ORDER, REQUEST } from "./testing/answers";

/** jsdom has no BroadcastChannel: one that hands every message to the others of its name. */
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
let heard: unknown[];
let end: () => void;

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  window.sessionStorage.clear();
  heard = [];
  end = answerTabs();
  other = new Channel();
  other.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
  end();
  other.close();
});

test("answers another window's question about goods with its waiting order for them, and nothing more", () => {
  rememberOrder(order, 900);
  other.postMessage({ kind: "ask", goodsId: 5 });
  expect(heard).toEqual([]);
  other.postMessage({ kind: "ask", goodsId: 1001 });
  expect(heard).toEqual([{ kind: "waiting", goodsId: 1001, orderNum: order.orderNum }]);
});

test("what another window says of an order that is held here too is followed", () => {
  rememberOrder(order, 900);
  other.postMessage({ kind: "paid", goodsId: 1001, orderNum: order.orderNum });
  expect(openOrders()).toMatchObject([{ status: "paid" }]);
  other.postMessage({ kind: "gone", goodsId: 1001, orderNum: order.orderNum });
  expect(openOrders()).toEqual([]);
});

test("the channel is closed while the page lies in the back-forward cache, and open again after", () => {
  rememberOrder(order, 900);
  window.dispatchEvent(new Event("pagehide"));
  other.postMessage({ kind: "ask", goodsId: 1001 });
  expect(heard).toEqual([]);
  window.dispatchEvent(new Event("pageshow"));
  other.postMessage({ kind: "ask", goodsId: 1001 });
  expect(heard).toHaveLength(1);
});

test.each([
  null,
  "ask",
  { kind: "ask" },
  { kind: "waiting", goodsId: 1 },
  { kind: "other", goodsId: 1, orderNum: "1" },
])("%j is no message", (data) => {
  expect(readTabMessage(data)).toBeNull();
});
