import {
  DEPOSIT_CLAIM_REASON_LABELS,
  depositClaimStep,
} from "@storefront/contract/labels/after-sale-labels";
import { fullTime } from "@storefront/contract/text/china-time";
import type { RentalRecord } from "../../rentals/read-rentals";
import { Events, Evidence } from "./after-sale-view";
import { BuyerLink, Deadline } from "./order-rows";
import { Card, Money } from "./parts";

/** Steps of the claim against a deposit. */
export function ClaimEvents({ history }: { history: NonNullable<RentalRecord["history"]> }) {
  return (
    <Card title="押金申诉的经过">
      <Events
        events={history.events.map(({ state, by, text, at }) => ({
          title: depositClaimStep(state, by),
          text,
          at: new Date(at),
        }))}
      />
    </Card>
  );
}

interface Props {
  record: RentalRecord;
  now: Date;
}

/** A rental with its deposit. Never shows the login code. */
export function RentalDetails({ record, now }: Props) {
  const { order, rental, renter, history } = record;
  const { depositDueAt, depositSettledAt, depositKeptFen } = rental;
  return (
    <Card
      title="租用"
      details={[
        ["商品", <a href={`/admin/listings/${order.goodsId}`}>{order.goodsName}</a>],
        [
          "租期",
          `${fullTime(rental.startsAt)} 起 ${(order.rentHours ?? 0) + order.extendedHours} 小时`,
        ],
        ["结束", rental.closedAt ? fullTime(rental.closedAt) : ""],
        ["押金", <Money fen={order.depositFen} />],
        ["最晚退回", depositDueAt ? <Deadline at={depositDueAt} now={now} /> : null],
        ["结清", depositSettledAt ? fullTime(depositSettledAt) : ""],
        ["扣除", depositKeptFen === 0 ? null : <Money fen={depositKeptFen} />],
        ["申请扣除", history === null ? "" : `¥${history.claimed}`],
        ["原因", history === null ? "" : DEPOSIT_CLAIM_REASON_LABELS[history.reason]],
        [
          "租客答复期限",
          history?.until ? <Deadline at={new Date(history.until)} now={now} /> : null,
        ],
        ["卖家图片", history === null ? null : <Pictures images={history.images} by="卖家" />],
        [
          "租客图片",
          history === null ? null : <Pictures images={history.answer_images} by="租客" />,
        ],
        ["租客", <BuyerLink {...renter} />],
      ]}
    />
  );
}

function Pictures({ images, by }: Parameters<typeof Evidence>[0]) {
  return images.length === 0 ? <>没有</> : <Evidence images={images} by={by} />;
}
