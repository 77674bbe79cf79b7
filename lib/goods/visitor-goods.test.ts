import { sampleTrade } from "@storefront/contract/listing/testing/trade-sample";
import {
  clearVisitorGoods,
  getVisitorCollect,
  getVisitorDetail,
  publishCollect,
  publishVisitorGoods,
  registerReload,
  reloadVisitorGoods,
  visitorGoods,
} from "./visitor-goods";

const DETAIL = { trade: sampleTrade(), phoneLink: "", coupons: [], gift: null };
const COLLECTED = { collected: true, collects: 8, wanted: 9 };

afterEach(clearVisitorGoods);

test("keeps data of one listing apart from another's", () => {
  publishVisitorGoods(1001, DETAIL, COLLECTED);
  expect(getVisitorDetail(1001)).toBe(DETAIL);
  expect(getVisitorDetail(1002)).toBeNull();
  publishCollect(1002, COLLECTED);
  expect(getVisitorDetail(1001)).toBeNull();
  expect(getVisitorCollect(1001)).toBeNull();
});

test("publishing a collect keeps the detail", () => {
  publishVisitorGoods(1001, DETAIL, { collected: false, collects: 7, wanted: 9 });
  publishCollect(1001, COLLECTED);
  expect(getVisitorDetail(1001)).toBe(DETAIL);
  expect(getVisitorCollect(1001)).toBe(COLLECTED);
});

test("notifies listeners of each change until they unsubscribe", () => {
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

test("a reload waits for the registered loader, and is a no-op without one", async () => {
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
