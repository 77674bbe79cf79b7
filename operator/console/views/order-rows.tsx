import { formatFutureTime, fullTime } from "@storefront/contract/text/china-time";
import { channelOf } from "@storefront/marketplace/order-records/order-records";
import type { OrderRecord } from "../../orders/order-record";
import { CHANNEL_NAMES, STATUS_LABELS } from "./labels";
import { MoneyCell, Tag } from "./parts";

const SOON_MS = 2 * 60 * 60 * 1000;

export const channelName = (channelId: number): string =>
  CHANNEL_NAMES[channelOf(channelId) ?? ""] ?? String(channelId);

export function StatusTag({ status }: Pick<OrderRecord, "status">) {
  const [label, mood] = STATUS_LABELS[status];
  return <Tag mood={mood}>{label}</Tag>;
}

export const orderLink = (orderNum: string) => `/admin/orders/${orderNum}`;

/** Link to an order, by its number. */
export const OrderLink = ({ orderNum }: { orderNum: string }) => (
  <a class="number" href={orderLink(orderNum)}>
    {orderNum}
  </a>
);

/** A deadline, highlighted when little time is left. */
export function Deadline({ at, now }: { at: Date | null; now: Date }) {
  if (at === null) return <>—</>;
  const left = at.getTime() - now.getTime();
  const text = formatFutureTime(at, now);
  if (left <= 0) return <Tag mood="bad">{`${text} 已超时`}</Tag>;
  return left <= SOON_MS ? <Tag mood="bad">{text}</Tag> : <span>{text}</span>;
}

/** An order in a list. */
export function OrderRow({ record, now }: { record: OrderRecord; now: Date }) {
  const { orderNum, title, buyer, totalFen, createdAt, deliverBy, status } = record;
  const waits = ["paid", "delivering", "waiting", "accepted"].includes(status);
  return (
    <tr>
      <td>
        <OrderLink orderNum={orderNum} />
      </td>
      <td class="wide">{title}</td>
      <td>
        {buyer.nickname} <span class="dim">{buyer.phone}</span>
      </td>
      <MoneyCell fen={totalFen} />
      <td>
        <StatusTag status={status} />
      </td>
      <td>{waits ? <Deadline at={deliverBy} now={now} /> : "—"}</td>
      <td class="time">{fullTime(createdAt)}</td>
    </tr>
  );
}

export const ORDER_COLUMNS = ["订单号", "商品", "买家", "金额", "状态", "交付期限", "下单时间"];
