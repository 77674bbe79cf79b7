import { AFTER_SALE_REASON_LABELS } from "@storefront/contract/labels/after-sale-labels";
import {
  AFTER_SALE_PICTURES,
  AFTER_SALE_REASONS,
  AFTER_SALE_TEXT_LENGTH,
} from "@storefront/contract/refunds/after-sale";
import { SELLER_ANSWER_HOURS } from "@storefront/contract/refunds/after-sale-rules";
import { Flash } from "@storefront/html/parts/flash";
import { Price } from "@storefront/html/parts/price";
import { FigureRow, Row } from "@storefront/html/parts/row";
import { PictureField } from "../picture-form";
import { Screen } from "./screen";

interface Props {
  /** Link to the order's page. */
  back: string;
  orderNum: string;
  /** Name of the goods. */
  name: string;
  /** The maximum refund. */
  maxRefund: string;
  /** Input of a rejected request. */
  typed: { reason?: string | undefined; text?: string | undefined };
  /** Pictures that were uploaded before the request was rejected. */
  imageIds: readonly string[];
  error: string | undefined;
}

/** Form to request a refund of something that was handed over. */
export function RefundView({ back, orderNum, name, maxRefund, typed, imageIds, error }: Props) {
  return (
    <Screen title="申请退款" back={back} scripts={["conversation"]}>
      <Flash mood="bad" text={error} />
      <dl class="card rows stack-12">
        <Row label="商品">{name}</Row>
        <FigureRow label="订单号">{orderNum}</FigureRow>
        <Row label="最多可退">
          <Price yuan={maxRefund} />
        </Row>
      </dl>
      <form class="stack-12" method="post" action="/phone/refund" enctype="multipart/form-data">
        <input type="hidden" name="order_num" value={orderNum} />
        <fieldset class="card channels wrap">
          <legend>退款原因</legend>
          {AFTER_SALE_REASONS.map((reason) => (
            <label>
              <input
                type="radio"
                name="reason"
                value={reason}
                checked={typed.reason === reason}
                required
              />
              <span>{AFTER_SALE_REASON_LABELS[reason]}</span>
            </label>
          ))}
        </fieldset>
        <div class="card buy stack-14">
          <label class="remark">
            问题说明
            <small>写清楚发生了什么、从什么时候开始，处理会更快</small>
            <textarea name="text" rows={5} maxlength={AFTER_SALE_TEXT_LENGTH}>
              {typed.text ?? ""}
            </textarea>
          </label>
          <EvidenceField imageIds={imageIds} />
        </div>
        <p class="hint">
          卖家会在 {SELLER_ANSWER_HOURS} 小时内处理，超时自动同意；被拒绝后可以申请平台介入。
          处理期间订单不会自动完成。全额退款时，已到账的返现会从退款中扣除。
        </p>
        <button class="button primary" type="submit">
          提交申请
        </button>
      </form>
    </Screen>
  );
}

/** The field of a buyer's evidence in a dispute. */
export function EvidenceField({ imageIds }: Pick<Props, "imageIds">) {
  const label =
    imageIds.length === 0
      ? "图片凭证（可选）"
      : `已上传 ${imageIds.length} 张图片，会一起提交；也可以重新选择`;
  return <PictureField label={label} most={AFTER_SALE_PICTURES} stored={imageIds} />;
}
