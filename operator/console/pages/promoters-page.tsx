import type { Hono } from "hono";
import { type Promoter, readPromoters } from "../../promoters/read-promoters";
import { pageKeyOf } from "../addresses";
import type { Console, ConsoleEnv } from "../console-env";
import { listPage } from "../list-page";
import { Money } from "../views/parts";
import type { Column, Columns } from "../views/table";

const moneyColumn = (title: string, fenOf: (promoter: Promoter) => number): Column<Promoter> => [
  title,
  (promoter) => <Money fen={fenOf(promoter)} />,
  "right",
];

const COLUMNS: Columns<Promoter> = [
  ["编号", ({ userId }) => userId, "number"],
  ["推广人", ({ userId, nickname }) => <a href={`/admin/users/${userId}`}>{nickname}</a>, "wide"],
  ["成交", ({ orders }) => `${orders} 单`, "right"],
  moneyColumn("累计收益", ({ earnedFen }) => earnedFen),
  moneyColumn("已收回", ({ returnedFen }) => returnedFen),
  moneyColumn("待确认", ({ pendingFen }) => pendingFen),
  moneyColumn("可支付", (it) => it.earnedFen - it.returnedFen - it.pendingFen - it.paidFen),
  moneyColumn("已发放", ({ paidFen }) => paidFen),
];

/** Earnings from share links, according to the ledger. */
export function promotersPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, "/admin/promoters", async (c) => ({
    pageTitle: "推广收益",
    title: "推广收益",
    note: "待确认：订单还可能退款。每一笔账目在用户的页面里",
    columns: COLUMNS,
    ...(await readPromoters(deps.db, pageKeyOf(c) ?? 0)),
    empty: "还没有推广成交。",
    olderLabel: "下一页",
  }));
}
