import { alertState } from "./alert-state";
import { readAlerts } from "./read-alerts";

const ALERT = { alert_id: 1, goods_id: 7, goods_name: "测试", below: "3.50", notified_at: null };
const LISTING = { goods_id: 7, goods_name: "测试", price: "4.00", trade_type_id: 2 };

const stateOf = (change: object): string => {
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
])("an alert changed by %p waits for: %s", (change, text) => expect(stateOf(change)).toBe(text));
