import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import type { OrderRecord } from "../../orders/order-record";
import type { OrderHistory } from "../../orders/read-history";
import { REFUND_REASON_LABELS } from "./labels";
import { BuyerLink, channelName, Deadline } from "./order-rows";
import { Card, Money } from "./parts";
import { rentalLink } from "./rental-rows";

interface DetailsProps {
  record: OrderRecord;
  remarks: OrderHistory["remarks"];
}

/** The order's goods and buyer, and the buyer's input. */
export function OrderDetails({ record, remarks }: DetailsProps) {
  const { buyer, title, totalFen, channelId } = record;
  const own = record.kind === "goods" ? goodsDetails(record.order) : boostDetails(record.order);
  return (
    <Card
      title="订单内容"
      details={[
        ["商品", title],
        ...own,
        ["实付", <Money fen={totalFen} />],
        ["支付方式", channelName(channelId)],
        ["买家", <BuyerLink {...buyer} />],
        ...remarks.map(({ title: question, content }) => [question, content] as const),
      ]}
    />
  );
}

type GoodsOrder = Extract<OrderRecord, { kind: "goods" }>["order"];
type BoostOrder = Extract<OrderRecord, { kind: "boost" }>["order"];

const goodsDetails = (order: GoodsOrder) =>
  [
    amountDetail(order),
    ["押金", order.depositFen === 0 ? "" : <DepositDetail order={order} />],
    ["赠品", order.gifts.join("、")],
    ["买家留言", order.leaveWord],
    ["备注", order.remark === order.leaveWord ? "" : order.remark],
    ["退款原因", order.refundReason === null ? "" : REFUND_REASON_LABELS[order.refundReason]],
    [
      "交付内容",
      order.deliveryNote === null ? "" : `${order.deliveryNote.length} 字，只在买家的手机上显示`,
    ],
  ] as const;

/** The pieces, or how long an account is rented; each with its price without discounts. */
function amountDetail(order: GoodsOrder): readonly [label: string, value: string] {
  const { quantity, rentHours, extendedHours, giftPieces } = order;
  const price = `¥${fenToYuan(order.unitFen)}`;
  if (rentHours === null) {
    const gifts = giftPieces === 0 ? "" : `，另赠 ${giftPieces} 件`;
    return ["数量", `${quantity} 件，单价 ${price}${gifts}`];
  }
  const extension = extendedHours === 0 ? "" : `，续租 ${extendedHours} 小时`;
  return ["租用", `${rentHours} 小时，租金 ${price}${extension}`];
}

/** The deposit, linked to the rental once that has started. */
function DepositDetail({ order }: { order: GoodsOrder }) {
  const { orderNum, depositFen, paidAt, deliverBy, deliveredAt } = order;
  const hasStarted = paidAt !== null && (deliverBy === null || deliveredAt !== null);
  if (!hasStarted) return <Money fen={depositFen} />;
  return (
    <a href={rentalLink(orderNum)}>
      <Money fen={depositFen} /> 归还与退回
    </a>
  );
}

const boostDetails = (order: BoostOrder) =>
  [
    ["区服", order.partitionName],
    ["星数", `${order.stars} 星`],
    ["铭文", order.inscription === 0 ? "" : `${order.inscription} 级`],
    ["预计用时", `${order.hours} 小时`],
    ["代练", order.boosterName ?? ""],
  ] as const;

/** Every state that the order has reached, with its time, and the next deadline. */
export function OrderTimes({ record, now }: { record: OrderRecord; now: Date }) {
  const times = record.kind === "goods" ? goodsTimes(record.order) : boostTimes(record.order);
  const reached = times.flatMap(([label, at]) => (at === null ? [] : [{ label, at }]));
  reached.sort((one, other) => one.at.getTime() - other.at.getTime());
  const confirmBy = ["delivered", "done"].includes(record.status) ? record.order.confirmBy : null;
  return (
    <Card title="经过">
      <ol class="steps">
        {reached.map(({ label, at }) => (
          <li>
            <span>{label}</span>
            <time datetime={at.toISOString()}>{fullTime(at)}</time>
          </li>
        ))}
        {confirmBy ? (
          <li class="coming">
            <span>自动确认收货</span>
            <Deadline at={confirmBy} now={now} />
          </li>
        ) : null}
      </ol>
    </Card>
  );
}

const goodsTimes = (order: GoodsOrder) =>
  [
    ["下单", order.createdAt],
    ["付款", order.paidAt],
    ["买家领取", order.collectedAt],
    ["开始交付", order.deliveringAt],
    ["交付", order.deliveredAt],
    [order.completedBy === "time" ? "自动完成" : "买家确认", order.completedAt],
    ["取消", order.cancelledAt],
  ] as const;

const boostTimes = (order: BoostOrder) =>
  [
    ["下单", order.createdAt],
    ["付款", order.paidAt],
    ["接单", order.acceptedAt],
    ["开打", order.begunAt],
    ["到达目标", order.doneAt],
    [order.completedBy === "time" ? "自动完成" : "买家确认", order.completedAt],
    ["退款", order.refundedAt],
    ["取消", order.cancelledAt],
  ] as const;
