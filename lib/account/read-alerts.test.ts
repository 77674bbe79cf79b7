import { alertName } from "../goods/alert-name";
import { alertState } from "./alert-state";
import { readAlerts } from "./read-alerts";

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
])("of %j says %s", (more, words) => {
  expect(stateOf(more)).toBe(words);
});

test("names an alert by what the listing is", () => {
  expect([
    alertName("price", "租号"),
    alertName("stock", "租号"),
    alertName("stock", "卡密"),
  ]).toEqual(["降价提醒", "空闲提醒", "到货提醒"]);
});
