import {
  AFTER_SALE_REASON_LABELS,
  afterSaleStep,
} from "@storefront/contract/labels/after-sale-labels";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { fullTime } from "@storefront/contract/text/china-time";
import { refundReasonOf } from "@storefront/marketplace/refunds/refunds";
import type { AfterSaleRecord } from "../../after-sales/read-after-sales";
import type { MoneyState } from "../../money/read-money-state";
import { type AfterSaleActionProps, AfterSaleActions } from "./after-sale-actions";
import { AfterSaleTag } from "./after-sale-rows";
import { FormOutcome } from "./form-fields";
import { MoneyCards } from "./money-cards";
import { Deadline, OrderLink } from "./order-rows";
import { Card, Facts, Money } from "./parts";

const DONE: Readonly<Record<string, string>> = {
  accept: "已代卖家同意，款项原路退回。",
  refuse: "已代卖家拒绝，买家可以申请平台介入。",
  escalate: "已交给平台处理。",
  decide: "已裁决，买卖双方都会看到。",
  request: "超过你能直接退的额度，已提出，等待另一位负责人批准；现在什么也没有退。",
};

interface Props extends AfterSaleActionProps {
  money: MoneyState;
  record: AfterSaleRecord;
  /** The action that redirected here. */
  done: string | undefined;
  now: Date;
}

/** An after-sale with its complete history and the possible actions. */
export function AfterSaleView({ done, now, money, ...actions }: Props) {
  const { record } = actions;
  return (
    <>
      <p class="order-head">
        <OrderLink orderNum={record.afterSale.orderNum} />
        <AfterSaleTag state={record.afterSale.state} />
      </p>
      <FormOutcome done={DONE[done ?? ""]} />
      <div class="columns">
        <div>
          {actions.canAnswer ? <MoneyCards money={money} /> : null}
          {money.request === null ? <AfterSaleActions {...actions} /> : null}
          <Request record={record} now={now} />
        </div>
        <div>
          <Card title="经过">
            <ol class="times">
              {record.events.map(({ state, by, text, createdAt }) => (
                <li>
                  <span>
                    {afterSaleStep(state, by)}
                    {text === "" ? null : <span class="said">{text}</span>}
                  </span>
                  <time datetime={createdAt.toISOString()}>{fullTime(createdAt)}</time>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
    </>
  );
}

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

function Request({ record, now }: Pick<Props, "record" | "now">) {
  const { afterSale, buyer } = record;
  const { refundFen, deductedFen, dueAt } = afterSale;
  return (
    <Card title="申请">
      <Facts
        rows={[
          ["原因", AFTER_SALE_REASON_LABELS[refundReasonOf(afterSale)]],
          ["买家说明", <span class="said">{afterSale.text}</span>],
          [
            "图片",
            record.images.length === 0 ? null : <Evidence images={record.images} by="买家" />,
          ],
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
          [
            "买家",
            <a href={`/admin/orders?by=buyer&q=${buyer.id}`}>
              {`${buyer.nickname} ${buyer.phone}（编号 ${buyer.id}）`}
            </a>,
          ],
        ]}
      />
    </Card>
  );
}
