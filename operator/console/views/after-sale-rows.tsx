import { AFTER_SALE_REASON_LABELS } from "@storefront/contract/labels/after-sale-labels";
import { AFTER_SALE_WORDS } from "@storefront/contract/labels/state-words";
import type { AfterSaleState } from "@storefront/contract/refunds/after-sale-rules";
import { fullTime } from "@storefront/contract/text/china-time";
import type { Mood } from "@storefront/html/parts/flash";
import { refundReasonOf } from "@storefront/marketplace/refunds/refunds";
import type { AfterSaleRow } from "../../after-sales/read-after-sales";
import { Deadline } from "./order-rows";
import { MoneyCell, Tag } from "./parts";

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

export const AFTER_SALE_COLUMNS = ["订单号", "买家", "原因", "可退", "状态", "期限", "申请时间"];

/** An after-sale in a list. */
export function AfterSaleLine({ row, now }: { row: AfterSaleRow; now: Date }) {
  const { afterSale, buyer } = row;
  return (
    <tr>
      <td>
        <a class="number" href={afterSaleLink(afterSale.orderNum)}>
          {afterSale.orderNum}
        </a>
      </td>
      <td>
        {buyer.nickname} <span class="dim">{buyer.phone}</span>
      </td>
      <td class="wide">{AFTER_SALE_REASON_LABELS[refundReasonOf(afterSale)]}</td>
      <MoneyCell fen={afterSale.priceFen} />
      <td>
        <AfterSaleTag state={afterSale.state} />
      </td>
      <td>{afterSale.dueAt === null ? "—" : <Deadline at={afterSale.dueAt} now={now} />}</td>
      <td class="time">{fullTime(afterSale.createdAt)}</td>
    </tr>
  );
}
