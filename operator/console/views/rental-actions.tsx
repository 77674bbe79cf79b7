import { DEPOSIT_CLAIM_REASON_LABELS } from "@storefront/contract/labels/after-sale-labels";
import { fenToYuan } from "@storefront/contract/money";
import { MAX_IMAGE_MB } from "@storefront/contract/pictures/image-limits";
import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import { DEPOSIT_CLAIM_REASONS } from "@storefront/contract/refunds/deposit-claim";
import { CLAIM_ANSWER_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { depositStateOf, SECRET_LENGTH } from "@storefront/marketplace/rentals/rentals";
import type { RentalRecord } from "../../rentals/read-rentals";
import { PICTURE_FIELD } from "../form-body";
import { Reason } from "./after-sale-actions";
import { Form, Submit } from "./form";
import { TypedChoice, TypedField, TypedFiles } from "./form-fields";
import { Card } from "./parts";
import { rentalLink } from "./rental-rows";

export interface RentalActionProps {
  record: RentalRecord;
  /** Whether the operator may act for the seller. */
  canCheck: boolean;
  /** Whether the operator may decide a claim. */
  canDecide: boolean;
}

/** Forms to confirm a return, to release the account, to claim a deposit and to decide the claim. */
export function RentalActions(props: RentalActionProps) {
  const { record, canCheck, canDecide } = props;
  const { rental, claim } = record;
  const state = depositStateOf(rental);
  return (
    <>
      {canDecide && claim === "escalated" ? <Decision {...props} /> : null}
      {canCheck && state === "awaiting" ? <Confirmation {...props} /> : null}
      {canCheck && rental.closedAt && !rental.releasedAt ? <Password {...props} /> : null}
      {canCheck && state === "awaiting" ? <Claim {...props} /> : null}
      {canCheck && state === "claimed" ? <Withdrawal {...props} /> : null}
    </>
  );
}

function Confirmation({ record }: RentalActionProps) {
  const { orderNum, depositFen } = record.order;
  return (
    <Card title="确认归还" note={`账号无误，押金 ¥${fenToYuan(depositFen)} 全额原路退回`}>
      <Form class="in-line" action={`${rentalLink(orderNum)}/confirm`}>
        <TypedField
          label="再输入一次押金"
          name="whole"
          inputmode="decimal"
          hint="单位元。到期不确认也会自动退回。"
        />
        <Submit look="primary">确认归还，退押金</Submit>
      </Form>
    </Card>
  );
}

function Password({ record }: RentalActionProps) {
  const isStored = record.rental.secretId !== null;
  return (
    <Card title="换密码后再租" note="上一位租客知道旧密码；处理之前这个账号不会再租出">
      <Form action={`${rentalLink(record.order.orderNum)}/password`}>
        {isStored ? (
          <TypedField
            label="新的上号内容"
            name="secret"
            maxlength={SECRET_LENGTH}
            hint="一行，付款的租客在手机上看到；提交后这里不再显示。"
          />
        ) : null}
        {isStored ? <button type="submit">保存，可以再租</button> : null}{" "}
        <button type="submit" name="changed" value="1">
          {isStored ? "密码已改过，内容不用换" : "密码已改过，下一次交付时填写"}
        </button>
      </Form>
    </Card>
  );
}

function Claim({ record }: RentalActionProps) {
  const { orderNum, depositFen } = record.order;
  return (
    <Card
      title="申请扣除押金"
      note={`租客有 ${CLAIM_ANSWER_HOURS} 小时答复；不同意或不答复时由负责人裁决，其间押金不动`}
    >
      <Form action={`${rentalLink(orderNum)}/claim`} enctype="multipart/form-data">
        <AmountFields
          name="claimed"
          label="扣除金额"
          hint={`单位元，0.01 到 ${fenToYuan(depositFen)}。`}
        />
        <TypedChoice
          label="原因"
          name="reason"
          options={[
            ["", "请选择"],
            ...DEPOSIT_CLAIM_REASONS.map(
              (reason) => [reason, DEPOSIT_CLAIM_REASON_LABELS[reason]] as const,
            ),
          ]}
        />
        <Reason id="claim-text" />
        <TypedFiles
          label="图片凭证（可选）"
          name={PICTURE_FIELD}
          accept="image/jpeg,image/png,image/webp"
          multiple
          hint={`最多 ${AFTER_SALE_PICTURES} 张，JPG、PNG 或 WebP，每张最多 ${MAX_IMAGE_MB} MB`}
        />
        <Submit look="danger">申请扣除</Submit>
      </Form>
    </Card>
  );
}

function Withdrawal({ record }: RentalActionProps) {
  return (
    <Card title="撤销申请" note="押金全额原路退回，不能再次申请">
      <Form class="in-line" action={`${rentalLink(record.order.orderNum)}/withdraw`}>
        <button type="submit">撤销申请</button>
      </Form>
    </Card>
  );
}

function Decision({ record }: RentalActionProps) {
  const { orderNum, depositFen } = record.order;
  return (
    <Card title="裁决押金" note="买卖双方都会看到理由">
      <Form action={`${rentalLink(orderNum)}/decide`}>
        <AmountFields
          name="kept"
          label="扣除金额"
          hint={`单位元，0 到 ${fenToYuan(depositFen)}；其余原路退回租客。`}
        />
        <Reason id="decide-text" />
        <Submit look="danger">裁决</Submit>
      </Form>
    </Card>
  );
}

/** An amount that is typed twice. */
function AmountFields(props: { name: string; label: string; hint: string }) {
  const { name, label } = props;
  const again = `${name}-again`;
  return (
    <>
      <TypedField {...props} inputmode="decimal" />
      <TypedField label={`再输入一次${label}`} name={again} inputmode="decimal" />
    </>
  );
}
