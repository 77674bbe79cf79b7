import { DEPOSIT_CLAIM_WORDS, RENTAL_WORDS } from "@storefront/contract/labels/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import { depositStateOf } from "@storefront/marketplace/rentals/rentals";
import type { RentalRow } from "../../rentals/read-rentals";
import { Buyer, Deadline } from "./order-rows";
import { Money, Tag } from "./parts";
import type { Columns } from "./table";

export const rentalLink = (orderNum: string) => `/admin/rentals/${orderNum}`;

/** A list of ended rentals whose account or deposit waits for the seller or the operator. */
export const rentalList = (rows: readonly RentalRow[], now: Date) => ({
  caption: "待处理的归还",
  columns: rentalColumns(now),
  rows,
  empty: "没有归还的账号在等待处理。",
});

const rentalColumns = (now: Date): Columns<RentalRow> => [
  [
    "订单号",
    ({ order: { orderNum } }) => (
      <a class="number" href={rentalLink(orderNum)}>
        {orderNum}
      </a>
    ),
  ],
  ["商品", ({ order }) => order.goodsName, "wide"],
  ["租客", ({ renter }) => <Buyer {...renter} />],
  ["押金", ({ order }) => <Money fen={order.depositFen} />, "right"],
  ["押金状态", (row) => <DepositTag row={row} />],
  ["最晚退回", ({ rental }) => <Deadline at={rental.depositDueAt} now={now} />],
  [
    "下一次出租",
    ({ rental }) => (rental.releasedAt === null ? <Tag mood="wait">等待新密码</Tag> : "可租"),
  ],
  ["结束时间", ({ rental }) => (rental.closedAt ? fullTime(rental.closedAt) : "—"), "time"],
];

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
