import { DEPOSIT_CLAIM_WORDS, RENTAL_WORDS } from "@storefront/contract/labels/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import { depositStateOf } from "@storefront/marketplace/rentals/rentals";
import type { RentalRow } from "../../rentals/read-rentals";
import { Deadline } from "./order-rows";
import { Card, MoneyCell, Table, Tag } from "./parts";

export const rentalLink = (orderNum: string) => `/admin/rentals/${orderNum}`;

/** Ended rentals whose account or deposit waits for the seller or the operator. */
export function RentalsView({ rows, now }: { rows: readonly RentalRow[]; now: Date }) {
  return (
    <Card title="待处理的归还" note="要裁决的在前，其次按押金退回的期限">
      <RentalTable rows={rows} now={now} />
    </Card>
  );
}

export function RentalTable({ rows, now }: { rows: readonly RentalRow[]; now: Date }) {
  return (
    <Table
      caption="待处理的归还"
      columns={["订单号", "商品", "租客", "押金", "押金状态", "最晚退回", "下一次出租", "结束时间"]}
      empty="没有归还的账号在等待处理。"
      rows={rows.map((row) => (
        <tr>
          <td>
            <a class="number" href={rentalLink(row.order.orderNum)}>
              {row.order.orderNum}
            </a>
          </td>
          <td class="wide">{row.order.goodsName}</td>
          <td>
            {row.renter.nickname} <span class="dim">{row.renter.phone}</span>
          </td>
          <MoneyCell fen={row.order.depositFen} />
          <td>
            <DepositTag row={row} />
          </td>
          <td>
            <Deadline at={row.rental.depositDueAt} now={now} />
          </td>
          <td>{row.rental.releasedAt === null ? <Tag mood="wait">等待新密码</Tag> : "可租"}</td>
          <td class="time">{row.rental.closedAt ? fullTime(row.rental.closedAt) : "—"}</td>
        </tr>
      ))}
    />
  );
}

export function DepositTag({ row }: { row: RentalRow }) {
  const state = depositStateOf(row.rental);
  if (state === "held") return <Tag mood="quiet">{RENTAL_WORDS.running}</Tag>;
  if (state === "awaiting") return <Tag mood="wait">待卖家确认</Tag>;
  if (state === "settled") {
    return <Tag mood="good">{row.rental.depositKeptFen > 0 ? "已扣除" : "已退回"}</Tag>;
  }
  const label = row.claim === null ? undefined : DEPOSIT_CLAIM_WORDS[row.claim];
  return (
    <Tag mood={row.claim === "escalated" ? "bad" : "wait"}>{`申诉：${label ?? "处理中"}`}</Tag>
  );
}
