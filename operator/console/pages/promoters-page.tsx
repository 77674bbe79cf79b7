import type { Hono } from "hono";
import { readPromoters } from "../../promoters/read-promoters";
import { pageKeyOf } from "../addresses";
import type { Console, ConsoleEnv } from "../console-env";
import { showPage } from "../show-page";
import { Card, MoneyCell, Older, Table } from "../views/parts";

const SECTION = "/admin/promoters";
const COLUMNS = ["编号", "推广人", "成交", "累计收益", "已收回", "待确认", "可支付", "已发放"];

/** Earnings from share links, according to the ledger. */
export function promotersPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/promoters", async (c) => {
    const { promoters, next } = await readPromoters(deps.db, pageKeyOf(c) ?? 0);
    const view = (
      <Card title="推广收益" note="待确认：订单还可能退款。每一笔账目在用户的页面里">
        <Table
          caption="推广收益"
          columns={COLUMNS}
          empty="还没有推广成交。"
          rows={promoters.map((promoter) => (
            <tr>
              <td class="number">{promoter.userId}</td>
              <td class="wide">
                <a href={`/admin/users/${promoter.userId}`}>{promoter.nickname}</a>
              </td>
              <td class="right">{`${promoter.orders} 单`}</td>
              <MoneyCell fen={promoter.earnedFen} />
              <MoneyCell fen={promoter.returnedFen} />
              <MoneyCell fen={promoter.pendingFen} />
              <MoneyCell
                fen={
                  promoter.earnedFen - promoter.returnedFen - promoter.pendingFen - promoter.paidFen
                }
              />
              <MoneyCell fen={promoter.paidFen} />
            </tr>
          ))}
        />
        <Older href={next === null ? null : `${SECTION}?before=${next}`} label="下一页" />
      </Card>
    );
    return showPage(c, { title: "推广收益", section: SECTION, view });
  });
}
