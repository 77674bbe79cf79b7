import { AFTER_SALE_TEXT_LENGTH } from "@storefront/contract/refunds/after-sale";
import { Flash } from "@storefront/html/parts/flash";
import { Price } from "@storefront/html/parts/price";
import { FigureRow, Row } from "@storefront/html/parts/row";
import { EvidenceField } from "./refund-view";
import { Screen } from "./screen";

interface Props {
  /** Link to the order's page. */
  back: string;
  orderNum: string;
  /** Name of the rented account. */
  name: string;
  /** What the seller wants to keep, in yuan. */
  claimed: string;
  /** Input of a rejected answer. */
  text: string;
  /** Pictures that were uploaded before the answer was rejected. */
  imageIds: readonly string[];
  error: string | undefined;
}

/** Form to object to a claim against the deposit. */
export function DepositClaimView(props: Props) {
  const { back, orderNum, name, claimed, text, imageIds, error } = props;
  return (
    <Screen title="押金异议" back={back} scripts={["conversation"]}>
      <Flash mood="bad" text={error} />
      <dl class="card rows stack-12">
        <Row label="商品">{name}</Row>
        <FigureRow label="订单号">{orderNum}</FigureRow>
        <Row label="卖家申请扣除">
          <Price yuan={claimed} />
        </Row>
      </dl>
      <form
        class="stack-12"
        method="post"
        action="/phone/depositClaim"
        enctype="multipart/form-data"
      >
        <input type="hidden" name="order_num" value={orderNum} />
        <div class="card buy stack-14">
          <label class="remark">
            情况说明
            <small>写清楚归还时账号的情况，平台会核实双方的说明</small>
            <textarea name="text" rows={5} maxlength={AFTER_SALE_TEXT_LENGTH}>
              {text}
            </textarea>
          </label>
          <EvidenceField imageIds={imageIds} />
        </div>
        <p class="hint">提交后由平台裁决扣除多少，裁决之前押金不动；不扣的部分原路退回。</p>
        <button class="button primary" type="submit">
          提交异议
        </button>
      </form>
    </Screen>
  );
}
