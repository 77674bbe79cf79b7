import { alertName } from "../goods/alert-name";
import { alertState, readAlerts } from "./read-alerts";

const wire = {
  alert_id: 7,
  kind: "price",
  goods_id: 1002,
  goods_name: "王者账号",
  below: "128.00",
  notified_at: null,
  goods: { goods_id: 1002, goods_name: "王者账号", goods_type: "PersonalAccount", stock: 1 },
};
const stateOf = (more: object) => {
  const [alert] = readAlerts({ list: [{ ...wire, ...more }] }) ?? [];
  return alert && alertState(alert);
};

test("leaves out what is no alert", () => {
  expect(readAlerts({ list: [wire, { ...wire, kind: "x" }, null, { alert_id: 1 }] })).toHaveLength(
    1,
  );
  expect(readAlerts({})).toBeNull();
});

test.each([
  [{}, "低于 ¥128.00 时提醒"],
  [{ goods: null }, "商品已下架，不会再提醒"],
  [{ kind: "stock", below: null }, "有货时提醒"],
  [{ kind: "stock", notified_at: "2026-11-20T08:00:00Z" }, "已经提醒过"],
  [{ kind: "stock", goods: { ...wire.goods, trade_type_id: 3 } }, "空出来时提醒"],
])("describes %j as %s", (more, words) => {
  expect(stateOf(more)).toBe(words);
});

test("names an alert by what the listing is", () => {
  expect([
    alertName("price", "租号"),
    alertName("stock", "租号"),
    alertName("stock", "卡密"),
  ]).toEqual(["降价提醒", "空闲提醒", "到货提醒"]);
});

const ALERT = { alert_id: 1, goods_id: 7, goods_name: "测试", below: "3.50", notified_at: null };
const LISTING = { goods_id: 7, goods_name: "测试", price: "4.00", trade_type_id: 2 };

const waitOf = (change: object): string => {
  const [alert] =
    readAlerts({ list: [{ ...ALERT, kind: "price", goods: LISTING, ...change }] }) ?? [];
  if (!alert) throw new Error("not an alert");
  return alertState(alert);
};

test.each([
  [{}, "低于 ¥3.50 时提醒"],
  [{ goods: { ...LISTING, trade_type_id: 3 } }, "低于 ¥3.50/小时 时提醒"],
  [{ goods: null }, "商品已下架，不会再提醒"],
  [{ kind: "stock" }, "有货时提醒"],
  [{ kind: "stock", notified_at: "2026-01-01T00:00:00.000Z" }, "已经提醒过"],
])("an alert changed by %p waits for: %s", (change, text) => expect(waitOf(change)).toBe(text));
