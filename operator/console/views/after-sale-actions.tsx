import { fenToYuan } from "@storefront/contract/money";
import { AFTER_SALE_TEXT_LENGTH } from "@storefront/contract/refunds/after-sale";
import { isOpenAfterSale } from "@storefront/contract/refunds/after-sale-rules";
import type { AfterSaleRecord } from "../../after-sales/read-after-sales";
import { afterSaleLink } from "./after-sale-rows";
import { Form, Submit } from "./form";
import { TypedField } from "./form-fields";
import { Card } from "./parts";

export interface AfterSaleActionProps {
  record: AfterSaleRecord;
  /** Whether the operator may answer for the seller. */
  canAnswer: boolean;
  /** Whether the operator may decide. */
  canDecide: boolean;
}

/** Forms to answer for the seller and to decide, depending on state and role. */
export function AfterSaleActions(props: AfterSaleActionProps) {
  const { record, canAnswer, canDecide } = props;
  const { state } = record.afterSale;
  if (!isOpenAfterSale(state)) return null;
  return (
    <>
      {canDecide && state === "escalated" ? <Decision {...props} /> : null}
      {canAnswer && state === "requested" ? <Refusal {...props} /> : null}
      {canAnswer ? <Acceptance {...props} /> : null}
    </>
  );
}

function Decision({ record }: AfterSaleActionProps) {
  const { orderNum, priceFen } = record.afterSale;
  return (
    <Card title="裁决" note="买卖双方都会看到理由">
      <Form action={`${afterSaleLink(orderNum)}/decide`}>
        <TypedField
          label="退款金额"
          name="amount"
          inputmode="decimal"
          hint={`单位元，0 到 ${fenToYuan(priceFen)}；0 为不退款，全额则撤销这笔交易。`}
        />
        <TypedField label="再输入一次退款金额" name="again" inputmode="decimal" />
        <Reason id="decide-text" />
        <Submit look="danger">裁决</Submit>
      </Form>
    </Card>
  );
}

function Refusal({ record }: AfterSaleActionProps) {
  const base = afterSaleLink(record.afterSale.orderNum);
  return (
    <Card title="代卖家拒绝" note="拒绝后买家可以申请平台介入；也可以直接交给平台裁决">
      <Form action={`${base}/refuse`}>
        <Reason id="refuse-text" />
        <button type="submit">拒绝退款</button>{" "}
        <button type="submit" formaction={`${base}/escalate`}>
          交给平台裁决
        </button>
      </Form>
    </Card>
  );
}

function Acceptance({ record }: AfterSaleActionProps) {
  const { orderNum, priceFen } = record.afterSale;
  return (
    <Card title="代卖家同意" note={`按买家申请的金额退款 ¥${fenToYuan(priceFen)}`}>
      <Form class="in-line" action={`${afterSaleLink(orderNum)}/accept`}>
        <TypedField
          label="再输入一次退款金额"
          name="whole"
          inputmode="decimal"
          hint="单位元。到账的返现会从退款中扣除。"
        />
        <Submit look="danger">同意退款</Submit>
      </Form>
    </Card>
  );
}

/** The reason, which both sides see. */
export function Reason({ id }: { id: string }) {
  return (
    <TypedField label="理由" id={id} name="text" rows={4} maxlength={AFTER_SALE_TEXT_LENGTH} />
  );
}
