import {
  HIDING_REASON_LENGTH,
  REVIEW_REPLY_LENGTH,
} from "@storefront/contract/listing/review-terms";
import { EDITED_WORD } from "@storefront/contract/listing/state-words";
import type { ShownImage } from "@storefront/contract/pictures/image";
import { fullTime } from "@storefront/contract/text/china-time";
import type { Child } from "hono/jsx";
import type { ReviewRecord } from "../../reviews/read-reviews";
import { Evidence } from "./after-sale-view";
import { Form, Submit } from "./form";
import { TypedField } from "./form-fields";
import { OrderLink } from "./order-rows";
import { Card, Tag } from "./parts";

/** History of a review. */
export function ReviewTags({ review }: Pick<ReviewRecord, "review">) {
  return (
    <>
      {review.hiddenAt === null ? null : <Tag mood="bad">已隐藏</Tag>}{" "}
      {review.reply === null ? null : <Tag mood="good">已回复</Tag>}{" "}
      {review.editedAt === null ? null : <Tag mood="quiet">{EDITED_WORD}</Tag>}
    </>
  );
}

export function ReviewDetails({ record }: { record: ReviewRecord & { images: ShownImage[] } }) {
  const { review, orderNum, buyer, goodsName, seller } = record;
  const { editedAt, reply, repliedAt, repliedBy, hiddenAt, hiddenBy, hiddenReason } = review;
  return (
    <Card
      title={`${review.score} 星评价`}
      note={<ReviewTags review={review} />}
      details={[
        ["内容", <span class="said">{review.content}</span>],
        ["图片", record.images.length === 0 ? null : <Evidence images={record.images} by="买家" />],
        ["订单", <OrderLink orderNum={orderNum} />],
        ["商品", <a href={`/admin/listings/${review.goodsId}`}>{goodsName}</a>],
        ["卖家", seller],
        ["买家", <a href={`/admin/users/${buyer.id}`}>{buyer.nickname}</a>],
        ["发布", fullTime(review.createdAt)],
        ["修改", editedAt && fullTime(editedAt)],
        ["卖家回复", reply],
        ["回复人", repliedAt && `${repliedBy} ${fullTime(repliedAt)}`],
        ["隐藏理由", hiddenReason],
        ["隐藏人", hiddenAt && `${hiddenBy} ${fullTime(hiddenAt)}`],
      ]}
    />
  );
}

interface FormProps {
  id: number;
  isAllowed: boolean;
}

/** A form of the review; a text in its place for an operator without the right to send it. */
function ReviewForm(
  props: FormProps & { act: string; title: string; note: string; children: Child },
) {
  const { id, isAllowed, act, title, note, children } = props;
  return (
    <Card title={title} note={note}>
      {isAllowed ? (
        <Form action={`/admin/reviews/${id}/${act}`}>{children}</Form>
      ) : (
        <p class="hint">你的角色不能做这一步。</p>
      )}
    </Card>
  );
}

export const ReplyForm = (props: FormProps) => (
  <ReviewForm {...props} act="reply" title="代卖家回复" note="只能回复一次，发出后不能修改">
    <TypedField name="reply" label="回复" rows={3} hint={`最多 ${REVIEW_REPLY_LENGTH} 字`} />
    <Submit look="primary">回复</Submit>
  </ReviewForm>
);

export const HideForm = (props: FormProps) => (
  <ReviewForm
    {...props}
    act="hide"
    title="隐藏评价"
    note="只隐藏违规的内容，不因为是差评；会记入操作记录"
  >
    <TypedField
      name="reason"
      label="理由"
      rows={2}
      hint={`最多 ${HIDING_REASON_LENGTH} 字，买家会看到`}
    />
    <Submit look="danger">隐藏</Submit>
  </ReviewForm>
);

export const ShowForm = (props: FormProps) => (
  <ReviewForm {...props} act="show" title="恢复显示" note="会记入操作记录">
    <Submit look="primary">恢复显示</Submit>
  </ReviewForm>
);
