import {
  HIDING_REASON_LENGTH,
  REVIEW_REPLY_LENGTH,
} from "@storefront/contract/listing/review-terms";
import type { ShownImage } from "@storefront/contract/pictures/image";
import { fullTime } from "@storefront/contract/text/china-time";
import type { ReviewRecord } from "../../reviews/read-reviews";
import { Evidence } from "./after-sale-view";
import { Form, Submit } from "./form";
import { FormOutcome, TypedField } from "./form-fields";
import { OrderLink } from "./order-rows";
import { Card, Facts } from "./parts";
import { ReviewTags } from "./reviews-view";

interface Props {
  record: ReviewRecord & { images: ShownImage[] };
  canReply: boolean;
  canHide: boolean;
  /** The form that was executed. */
  done: string | undefined;
}

const DONE: Readonly<Record<string, string>> = {
  reply: "回复已经显示在商品页上。",
  hide: "评价已经隐藏，不再计入评分；买家能看到理由。",
  show: "评价恢复显示，重新计入评分。",
};

/** A review, its reply, and whether it is shown. */
export function ReviewView({ record, canReply, canHide, done }: Props) {
  const { review } = record;
  return (
    <>
      <FormOutcome done={done === undefined ? undefined : DONE[done]} />
      <Card title={`${review.score} 星评价`} note={<ReviewTags review={review} />}>
        <ReviewFacts record={record} />
      </Card>
      {review.reply === null ? <ReplyForm id={review.id} isAllowed={canReply} /> : null}
      {review.hiddenAt === null ? (
        <HideForm id={review.id} isAllowed={canHide} />
      ) : (
        <ShowForm id={review.id} isAllowed={canHide} />
      )}
    </>
  );
}

function ReviewFacts({ record }: Pick<Props, "record">) {
  const { review, orderNum, buyer, goodsName, seller } = record;
  const { editedAt, reply, repliedAt, repliedBy, hiddenAt, hiddenBy, hiddenReason } = review;
  return (
    <Facts
      rows={[
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

const NOT_ALLOWED = "你的角色不能做这一步。";

function ReplyForm({ id, isAllowed }: { id: number; isAllowed: boolean }) {
  return (
    <Card title="代卖家回复" note="只能回复一次，发出后不能修改">
      {isAllowed ? (
        <Form action={`/admin/reviews/${id}/reply`}>
          <TypedField name="reply" label="回复" rows={3} hint={`最多 ${REVIEW_REPLY_LENGTH} 字`} />
          <Submit look="primary">回复</Submit>
        </Form>
      ) : (
        <p class="hint">{NOT_ALLOWED}</p>
      )}
    </Card>
  );
}

function HideForm({ id, isAllowed }: { id: number; isAllowed: boolean }) {
  return (
    <Card title="隐藏评价" note="只隐藏违规的内容，不因为是差评；会记入操作记录">
      {isAllowed ? (
        <Form action={`/admin/reviews/${id}/hide`}>
          <TypedField
            name="reason"
            label="理由"
            rows={2}
            hint={`最多 ${HIDING_REASON_LENGTH} 字，买家会看到`}
          />
          <Submit look="danger">隐藏</Submit>
        </Form>
      ) : (
        <p class="hint">{NOT_ALLOWED}</p>
      )}
    </Card>
  );
}

function ShowForm({ id, isAllowed }: { id: number; isAllowed: boolean }) {
  return (
    <Card title="恢复显示" note="会记入操作记录">
      {isAllowed ? (
        <Form action={`/admin/reviews/${id}/show`}>
          <Submit look="primary">恢复显示</Submit>
        </Form>
      ) : (
        <p class="hint">{NOT_ALLOWED}</p>
      )}
    </Card>
  );
}
