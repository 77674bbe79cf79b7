import { isPhoneNumber } from "@storefront/contract/text/phone-number";
import type { Hono } from "hono";
import {
  findOrders,
  ORDERS_PER_PAGE,
  type OrderKey,
  type OrderSearch,
} from "../../orders/find-orders";
import type { OrderRecord } from "../../orders/order-record";
import type { Console, ConsoleEnv } from "../console-env";
import { showPage } from "../show-page";
import { OrdersView } from "../views/orders-view";

const KEY = /^(\d{1,15})-(\d{10,30})$/;

/** Orders of both kinds, by number, phone or buyer. */
export function ordersPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/orders", async (c) => {
    const { by = "order", q = "", before = "" } = c.req.query();
    const text = q.trim();
    const search = readSearch(by, text);
    const page =
      "problem" in search
        ? { records: [], hasOlder: false }
        : await findOrders(deps, search, readKey(before));
    const last = page.hasOlder ? page.records[ORDERS_PER_PAGE - 1] : undefined;
    return showPage(
      c,
      {
        title: "订单",
        section: "/admin/orders",
        view: (
          <OrdersView
            by={by}
            text={text}
            problem={"problem" in search ? search.problem : undefined}
            records={page.records}
            older={last ? `/admin/orders?${olderQuery(by, text, last)}` : null}
            now={deps.clock.now()}
          />
        ),
      },
      "problem" in search ? 400 : 200,
    );
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

const olderQuery = (by: string, q: string, { createdAt, orderNum }: OrderRecord) =>
  new URLSearchParams({ by, q, before: `${createdAt.getTime()}-${orderNum}` });
