import type { CallAnswer } from "@storefront/contract/calls";
import {
  REVIEW_EDIT_DAYS,
  REVIEW_PICTURES,
  REVIEW_TEXT,
} from "@storefront/contract/listing/review-terms";
import { SCORE_LABELS } from "@storefront/contract/listing/score-labels";
import { Flash } from "@storefront/html/parts/flash";
import { PictureField } from "../picture-form";
import { Stars } from "./goods/stars";
import { GoodsLine } from "./goods-line";
import { Picture } from "./picture";
import { Screen } from "./screen";

type Order = CallAnswer<"orderDetail">;

/** What the buyer has entered, or the review that is changed. */
export interface ReviewDraft {
  /** "" before one is chosen. */
  score: string;
  content: string;
  /** Stored pictures. */
  imageIds: readonly string[];
}

interface Props {
  order: Order;
  draft: ReviewDraft;
  /** Link to the order's page. */
  back: string;
  error: string | undefined;
}

const SCORES = [5, 4, 3, 2, 1] as const;

/** Form to review a received order. */
export function ReviewFormView({ order, draft, back, error }: Props) {
  const title = order.review ? "修改评价" : "写评价";
  return (
    <Screen title={title} back={back} scripts={["conversation"]}>
      <Flash mood="bad" text={error} />
      <GoodsLine picture={order.picture} name={order.goods_name} detail={order.spec_name} />
      <form class="stack-12" method="post" action="/phone/review" enctype="multipart/form-data">
        <input type="hidden" name="order_num" value={order.order_num} />
        <fieldset class="card channels wrap scores">
          <legend>星级</legend>
          {SCORES.map((score) => (
            <label>
              <input
                type="radio"
                name="score"
                value={String(score)}
                checked={draft.score === String(score)}
                required
              />
              <span>
                <Stars score={score} /> {SCORE_LABELS[score]}
              </span>
            </label>
          ))}
        </fieldset>
        <div class="card buy stack-14">
          <label class="remark">
            评价内容
            <small>
              {REVIEW_TEXT.least} 到 {REVIEW_TEXT.most} 个字，说说商品、发货和卖家的服务
            </small>
            <textarea name="content" rows={5} required>
              {draft.content}
            </textarea>
          </label>
          <Pictures order={order} imageIds={draft.imageIds} />
        </div>
        <p class="hint">
          评价公开显示，你的昵称只露出第一个字。发布后 {REVIEW_EDIT_DAYS}{" "}
          天内可以修改，修改过的会注明。
        </p>
        <button class="button primary" type="submit">
          {order.review ? "保存修改" : "发布评价"}
        </button>
      </form>
    </Screen>
  );
}

/** Stored pictures, each of which can be removed, and a field for more. */
function Pictures({ order, imageIds }: { order: Order; imageIds: readonly string[] }) {
  const urls = new Map(order.review?.images.map(({ image_id, url }) => [image_id, url]));
  const left = REVIEW_PICTURES - imageIds.length;
  return (
    <PictureField
      label={imageIds.length === 0 ? "图片（可选）" : `还可以添加 ${left} 张图片`}
      most={REVIEW_PICTURES}
      stored={imageIds}
    >
      {imageIds.length === 0 ? null : (
        <ul class="evidence kept-pictures" aria-label="已上传的图片">
          {imageIds.map((id, index) => (
            <li>
              <Kept url={urls.get(id)} index={index} />
              <label>
                <input type="checkbox" name={`drop_${index}`} value={id} /> 移除
              </label>
            </li>
          ))}
        </ul>
      )}
    </PictureField>
  );
}

/** A picture of the review; one that was just uploaded has no address yet. */
function Kept({ url, index }: { url: string | undefined; index: number }) {
  const name = `图片 ${index + 1}`;
  return url === undefined ? <span>{name}</span> : <Picture url={url} width={160} alt={name} />;
}
