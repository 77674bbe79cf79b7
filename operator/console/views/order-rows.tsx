import { formatFutureTime, fullTime } from "@storefront/contract/text/china-time";
import { channelOf } from "@storefront/marketplace/order-records/order-records";
import { awaitsDelivery } from "../../orders/deadlines";
import type { OrderRecord } from "../../orders/order-record";
import { CHANNEL_NAMES, STATUS_LABELS } from "./labels";
import { Money, Tag } from "./parts";
import type { Columns } from "./table";

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

/** Columns of a list of orders. */
export const orderColumns = (now: Date): Columns<OrderRecord> => [
  ["订单号", ({ orderNum }) => <OrderLink orderNum={orderNum} />],
  ["商品", ({ title }) => title, "wide"],
  ["买家", ({ buyer }) => <Buyer {...buyer} />],
  ["金额", ({ totalFen }) => <Money fen={totalFen} />, "right"],
  ["状态", ({ status }) => <StatusTag status={status} />],
  [
    "交付期限",
    (record) => (awaitsDelivery(record) ? <Deadline at={record.deliverBy} now={now} /> : "—"),
  ],
  ["下单时间", ({ createdAt }) => fullTime(createdAt), "time"],
];

/** A buyer in a list. */
export const Buyer = ({ nickname, phone }: { nickname: string; phone: string }) => (
  <>
    {nickname} <span class="dim">{phone}</span>
  </>
);

interface BuyerLinkProps {
  id: number;
  nickname: string;
  phone: string;
}

/** Link to a buyer, or to `href`, a list of the buyer's rows. */
export const BuyerLink = ({
  id,
  nickname,
  phone,
  href = `/admin/users/${id}`,
}: BuyerLinkProps & { href?: string }) => <a href={href}>{`${nickname} ${phone}（编号 ${id}）`}</a>;
