import {
  DEPOSIT_CLAIM_REASON_LABELS,
  depositClaimStep,
} from "@storefront/contract/labels/after-sale-labels";
import { fullTime } from "@storefront/contract/text/china-time";
import type { MoneyState } from "../../money/read-money-state";
import { Evidence } from "./after-sale-view";
import { FormOutcome } from "./form-fields";
import { MoneyCards } from "./money-cards";
import { Deadline, OrderLink } from "./order-rows";
import { Card, Facts, Money } from "./parts";
import { type RentalActionProps, RentalActions } from "./rental-actions";
import { DepositTag } from "./rentals-view";

const DONE: Readonly<Record<string, string>> = {
  confirm: "已确认归还，押金原路退回。",
  password: "账号可以再租了。",
  claim: "已申请扣除押金，租客可以答复。",
  withdraw: "已撤销申请，押金全额退回。",
  decide: "已裁决，买卖双方都会看到。",
  request: "超过你能直接退的额度，已提出，等待另一位负责人批准；现在押金没有动。",
};

interface Props extends RentalActionProps {
  money: MoneyState;
  /** The action that redirected here. */
  done: string | undefined;
  now: Date;
}

/** A rental with its deposit, the claim against it, and the possible actions. Never shows the login code. */
export function RentalView({ done, now, money, ...actions }: Props) {
  const { record } = actions;
  const { history } = record;
  return (
    <>
      <p class="order-head">
        <OrderLink orderNum={record.order.orderNum} />
        <DepositTag row={record} />
      </p>
      <FormOutcome done={DONE[done ?? ""]} />
      <div class="columns">
        <div>
          {actions.canCheck ? <MoneyCards money={money} /> : null}
          <RentalActions {...actions} />
          <RentalFacts record={record} now={now} />
        </div>
        {history === null ? null : (
          <div>
            <Card title="押金申诉的经过">
              <ol class="times">
                {history.events.map(({ state, by, text, at }) => (
                  <li>
                    <span>
                      {depositClaimStep(state, by)}
                      {text === "" ? null : <span class="said">{text}</span>}
                    </span>
                    <time datetime={at}>{fullTime(new Date(at))}</time>
                  </li>
                ))}
              </ol>
            </Card>
          </div>
        )}
      </div>
    </>
  );
}

function RentalFacts({ record, now }: Pick<Props, "record" | "now">) {
  const { order, rental, renter, history } = record;
  const { depositDueAt, depositSettledAt, depositKeptFen } = rental;
  return (
    <Card title="租用">
      <Facts
        rows={[
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
          [
            "租客",
            <a href={`/admin/users/${renter.id}`}>
              {`${renter.nickname} ${renter.phone}（编号 ${renter.id}）`}
            </a>,
          ],
        ]}
      />
    </Card>
  );
}

function Pictures({ images, by }: Parameters<typeof Evidence>[0]) {
  return images.length === 0 ? <>没有</> : <Evidence images={images} by={by} />;
}
