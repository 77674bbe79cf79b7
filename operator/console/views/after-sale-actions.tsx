/** @jsxImportSource hono/jsx */
import { AFTER_SALE_TEXT_LENGTH } from "@storefront/contract/after-sale";
import { isOpenAfterSale } from "@storefront/contract/after-sale-rules";
import { fenToYuan } from "@storefront/contract/money";
import type { AfterSaleRecord } from "../../after-sales/read-after-sales";
import { errorAt, type FormProblem } from "../form-fields";
import { afterSaleLink } from "./after-sale-rows";
import { Form } from "./form";
import { Card, Field } from "./parts";

export interface AfterSaleActionProps {
  record: AfterSaleRecord;
  /** Whether the operator may answer for the seller. */
  canAnswer: boolean;
  /** Whether the operator may decide. */
  canDecide: boolean;
  typed: { text: string; amount: string; again: string };
  problem: FormProblem | undefined;
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

function Decision({ record, typed, problem }: AfterSaleActionProps) {
  const { orderNum, priceFen } = record.afterSale;
  return (
    <Card title="裁决" note="买卖双方都会看到理由">
      <Form action={`${afterSaleLink(orderNum)}/decide`}>
        <Field
          label="退款金额"
          name="amount"
          inputmode="decimal"
          value={typed.amount}
          hint={`单位元，0 到 ${fenToYuan(priceFen)}；0 为不退款，全额则撤销这笔交易。`}
          error={errorAt(problem, "amount")}
        />
        <Field
          label="再输入一次退款金额"
          name="again"
          inputmode="decimal"
          value={typed.again}
          error={errorAt(problem, "again")}
        />
        <Reason id="decide-text" name="text" value={typed.text} problem={problem} />
        <button type="submit" class="danger">
          裁决
        </button>
      </Form>
    </Card>
  );
}

function Refusal({ record, typed, problem }: AfterSaleActionProps) {
  const base = afterSaleLink(record.afterSale.orderNum);
  return (
    <Card title="代卖家拒绝" note="拒绝后买家可以申请平台介入；也可以直接交给平台裁决">
      <Form action={`${base}/refuse`}>
        <Reason id="refuse-text" name="text" value={typed.text} problem={problem} />
        <button type="submit">拒绝退款</button>{" "}
        <button type="submit" formaction={`${base}/escalate`}>
          交给平台裁决
        </button>
      </Form>
    </Card>
  );
}

function Acceptance({ record, problem }: AfterSaleActionProps) {
  const { orderNum, priceFen } = record.afterSale;
  return (
    <Card title="代卖家同意" note={`全额退款 ¥${fenToYuan(priceFen)}`}>
      <Form class="inline" action={`${afterSaleLink(orderNum)}/accept`}>
        <Field
          label="再输入一次退款金额"
          name="whole"
          inputmode="decimal"
          hint="单位元。到账的返现会从退款中扣除。"
          error={errorAt(problem, "whole")}
        />
        <button type="submit" class="danger">
          同意全额退款
        </button>
      </Form>
    </Card>
  );
}

interface ReasonProps {
  id: string;
  name: string;
  value: string;
  problem: FormProblem | undefined;
}

function Reason({ id, name, value, problem }: ReasonProps) {
  return (
    <Field
      label="理由"
      id={id}
      name={name}
      value={value}
      rows={4}
      maxlength={AFTER_SALE_TEXT_LENGTH}
      error={errorAt(problem, id)}
    />
  );
}
