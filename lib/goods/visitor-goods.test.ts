import { sampleTrade } from "./testing/goods-sample";
import {
  clearVisitorGoods,
  ownCollect,
  ownDetail,
  publishCollect,
  publishVisitorGoods,
  registerReload,
  reloadVisitorGoods,
  visitorGoods,
} from "./visitor-goods";

const DETAIL = { trade: sampleTrade(), held: 0, phoneLink: "", coupons: [], gift: null };
const COLLECTED = { collected: true, collects: 8, wanted: 9 };

afterEach(clearVisitorGoods);

test("what is one listing's own is not another's", () => {
  publishVisitorGoods(1001, DETAIL, COLLECTED);
  expect(ownDetail(1001)).toBe(DETAIL);
  expect(ownDetail(1002)).toBeNull();
  publishCollect(1002, COLLECTED);
  expect(ownDetail(1001)).toBeNull();
  expect(ownCollect(1001)).toBeNull();
});

test("an act of the visitor keeps the detail that is there", () => {
  publishVisitorGoods(1001, DETAIL, { collected: false, collects: 7, wanted: 9 });
  publishCollect(1001, COLLECTED);
  expect(ownDetail(1001)).toBe(DETAIL);
  expect(ownCollect(1001)).toBe(COLLECTED);
});

test("notifies listeners of each change, and of none after they unsubscribed", () => {
  const listener = jest.fn();
  const leave = visitorGoods.subscribe(listener);
  clearVisitorGoods();
  expect(listener).not.toHaveBeenCalled();
  publishCollect(1001, COLLECTED);
  clearVisitorGoods();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  publishCollect(1001, COLLECTED);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a refetch waits for the loader that is registered, and does nothing without one", async () => {
  await reloadVisitorGoods();
  const [first, second] = [jest.fn(async () => 1), jest.fn(async () => 2)];
  const leaveFirst = registerReload(first);
  const leaveSecond = registerReload(second);
  leaveFirst();
  await reloadVisitorGoods();
  leaveSecond();
  await reloadVisitorGoods();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});
