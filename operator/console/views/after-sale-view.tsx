import {
  AFTER_SALE_REASON_LABELS,
  afterSaleStep,
} from "@storefront/contract/labels/after-sale-labels";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { fullTime } from "@storefront/contract/text/china-time";
import { refundReasonOf } from "@storefront/marketplace/refunds/refunds";
import type { AfterSaleRecord } from "../../after-sales/read-after-sales";
import { BuyerLink, Deadline } from "./order-rows";
import { Card, Money } from "./parts";

/** An after-sale and its history. */
interface Props {
  record: AfterSaleRecord;
  now: Date;
}

export function AfterSaleEvents({ record }: Pick<Props, "record">) {
  return (
    <Card title="经过">
      <Events
        events={record.events.map(({ state, by, text, createdAt }) => ({
          title: afterSaleStep(state, by),
          text,
          at: createdAt,
        }))}
      />
    </Card>
  );
}

interface Event {
  title: string;
  /** What the side wrote. */
  text: string;
  at: Date;
}

/** Steps of a dispute, oldest first. */
export const Events = ({ events }: { events: readonly Event[] }) => (
  <ol class="steps">
    {events.map(({ title, text, at }) => (
      <li>
        <span>
          {title}
          {text === "" ? null : <span class="said">{text}</span>}
        </span>
        <time datetime={at.toISOString()}>{fullTime(at)}</time>
      </li>
    ))}
  </ol>
);

/** Pictures that one side provided. */
export function Evidence({ images, by }: Pick<AfterSaleRecord, "images"> & { by: string }) {
  return (
    <>
      {images.map(({ url }, index) => (
        <a href={pictureAt(url, 1280)}>
          <img src={pictureAt(url, 320)} alt={`${by}提供的图片 ${index + 1}`} width="160" />
        </a>
      ))}
    </>
  );
}

export function AfterSaleDetails({ record, now }: Props) {
  const { afterSale, buyer } = record;
  const { refundFen, deductedFen, dueAt } = afterSale;
  return (
    <Card
      title="申请"
      details={[
        ["原因", AFTER_SALE_REASON_LABELS[refundReasonOf(afterSale)]],
        ["买家说明", <span class="said">{afterSale.text}</span>],
        ["图片", record.images.length === 0 ? null : <Evidence images={record.images} by="买家" />],
        [
          "申请介入时的图片",
          record.escalationImages.length === 0 ? null : (
            <Evidence images={record.escalationImages} by="买家" />
          ),
        ],
        ["最多可退", <Money fen={afterSale.priceFen} />],
        ["裁定退款", refundFen === null ? null : <Money fen={refundFen} />],
        ["其中扣回返现", deductedFen === 0 ? null : <Money fen={deductedFen} />],
        ["期限", dueAt === null ? null : <Deadline at={dueAt} now={now} />],
        ["买家", <BuyerLink {...buyer} href={`/admin/orders?by=buyer&q=${buyer.id}`} />],
      ]}
    />
  );
}
