import { isPhoneNumber } from "@storefront/contract/text/phone-number";
import type { Hono } from "hono";
import {
  findOrders,
  ORDERS_PER_PAGE,
  type OrderKey,
  type OrderSearch,
} from "../../orders/find-orders";
import type { Console, ConsoleEnv } from "../console-env";
import { listPage } from "../list-page";
import { orderColumns } from "../views/order-rows";
import { Choice, Field } from "../views/parts";

const KEY = /^(\d{1,15})-(\d{10,30})$/;

const WAYS = [
  ["order", "订单号"],
  ["phone", "手机号或尾号"],
  ["buyer", "买家编号"],
] as const;

/** Orders of both kinds, by number, phone or buyer. */
export function ordersPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, "/admin/orders", async (c) => {
    const { by = "order", q = "", before = "" } = c.req.query();
    const text = q.trim();
    const search = readSearch(by, text);
    const problem = "problem" in search ? search.problem : undefined;
    const { records, hasOlder } =
      "problem" in search
        ? { records: [], hasOlder: false }
        : await findOrders(deps, search, readKey(before));
    const last = hasOlder ? records[ORDERS_PER_PAGE - 1] : undefined;
    return {
      pageTitle: "订单",
      search: {
        fields: (
          <>
            <Choice name="by" label="查找方式" value={by} options={WAYS} />
            <Field
              label="内容"
              name="q"
              type="search"
              value={text}
              maxlength={40}
              error={problem}
            />
          </>
        ),
        isActive: text !== "",
      },
      title: text ? "查找结果" : "最近的订单",
      note: "商品订单与代练订单",
      caption: "订单",
      columns: orderColumns(deps.clock.now()),
      rows: records,
      empty: problem ? "请改正后再查找。" : "没有找到订单。",
      next: last ? `${last.createdAt.getTime()}-${last.orderNum}` : null,
      query: { by, q: text },
      status: problem ? 400 : 200,
    };
  });
}

/** @returns the search, or why it is invalid */
function readSearch(by: string, text: string): OrderSearch | { problem: string } {
  if (text === "") return { by: "all" };
  if (by === "phone") {
    if (!/^\d{4}$/.test(text) && !isPhoneNumber(text)) {
      return { problem: "请输入完整的手机号，或者最后 4 位数字" };
    }
    return { by: "phone", digits: text };
  }
  if (by === "buyer") {
    if (!/^[1-9]\d{0,8}$/.test(text)) return { problem: "买家编号是一个不超过 9 位的数字" };
    return { by: "buyer", userId: Number(text) };
  }
  if (!/^\d{10,30}$/.test(text)) return { problem: "请输入完整的订单号，只有数字" };
  return { by: "order", orderNum: text };
}

function readKey(text: string): OrderKey | null {
  const [, ms, orderNum] = KEY.exec(text) ?? [];
  if (!ms || !orderNum || Number(ms) > 8e15) return null;
  return { createdAt: new Date(Number(ms)), orderNum };
}
