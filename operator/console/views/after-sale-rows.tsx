import { AFTER_SALE_REASON_LABELS } from "@storefront/contract/labels/after-sale-labels";
import { AFTER_SALE_WORDS } from "@storefront/contract/labels/state-words";
import type { AfterSaleState } from "@storefront/contract/refunds/after-sale-rules";
import { fullTime } from "@storefront/contract/text/china-time";
import type { Mood } from "@storefront/html/parts/flash";
import { refundReasonOf } from "@storefront/marketplace/refunds/refunds";
import type { AfterSaleRow } from "../../after-sales/read-after-sales";
import { Buyer, Deadline } from "./order-rows";
import { Money, Tag } from "./parts";
import type { Columns } from "./table";

const MOODS: Readonly<Record<AfterSaleState, Mood>> = {
  requested: "wait",
  refused: "wait",
  escalated: "bad",
  accepted: "good",
  decided: "good",
  withdrawn: "quiet",
  closed: "quiet",
};

export function AfterSaleTag({ state }: { state: AfterSaleState }) {
  return <Tag mood={MOODS[state]}>{AFTER_SALE_WORDS[state]}</Tag>;
}

export const afterSaleLink = (orderNum: string) => `/admin/after-sales/${orderNum}`;

/** Columns of a list of after-sales. */
export const afterSaleColumns = (now: Date): Columns<AfterSaleRow> => [
  [
    "订单号",
    ({ afterSale: { orderNum } }) => (
      <a class="number" href={afterSaleLink(orderNum)}>
        {orderNum}
      </a>
    ),
  ],
  ["买家", ({ buyer }) => <Buyer {...buyer} />],
  ["原因", ({ afterSale }) => AFTER_SALE_REASON_LABELS[refundReasonOf(afterSale)], "wide"],
  ["可退", ({ afterSale }) => <Money fen={afterSale.priceFen} />, "right"],
  ["状态", ({ afterSale }) => <AfterSaleTag state={afterSale.state} />],
  ["期限", ({ afterSale }) => <Deadline at={afterSale.dueAt} now={now} />],
  ["申请时间", ({ afterSale }) => fullTime(afterSale.createdAt), "time"],
];
