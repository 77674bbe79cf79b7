import { EDITED_WORD } from "@storefront/contract/listing/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import { REVIEW_FILTERS, type ReviewFilter, type ReviewRecord } from "../../reviews/read-reviews";
import { Card, Older, Table, Tag } from "./parts";

const FILTER_NAMES: Readonly<Record<ReviewFilter, string>> = {
  all: "全部",
  unanswered: "还没有回复",
  hidden: "已隐藏",
};

interface Props {
  reviews: readonly ReviewRecord[];
  filter: ReviewFilter;
  older: string | null;
}

export function ReviewsView({ reviews, filter, older }: Props) {
  return (
    <>
      <nav class="filters" aria-label="按状态">
        {REVIEW_FILTERS.map((each) => (
          <a
            class="filter"
            href={each === "all" ? "/admin/reviews" : `/admin/reviews?show=${each}`}
            aria-current={each === filter ? "page" : undefined}
          >
            {FILTER_NAMES[each]}
          </a>
        ))}
      </nav>
      <Card title="买家评价" note="点开一条可以代卖家回复，或说明理由后隐藏">
        <Table
          caption="评价"
          columns={["时间", "商品", "卖家", "星级", "内容", "状态", "操作"]}
          empty="没有这样的评价。"
          rows={reviews.map(({ review, goodsName, seller }) => (
            <tr>
              <td class="time">{fullTime(review.createdAt)}</td>
              <td class="narrow">
                <bdi>{goodsName}</bdi>
              </td>
              <td>
                <bdi>{seller}</bdi>
              </td>
              <td>{review.score} 星</td>
              <td class="wide">
                <bdi>{review.content}</bdi>
              </td>
              <td>
                <ReviewTags review={review} />
              </td>
              <td>
                <a href={`/admin/reviews/${review.id}`}>查看</a>
              </td>
            </tr>
          ))}
        />
        <Older href={older} />
      </Card>
    </>
  );
}

/** What has happened to a review. */
export function ReviewTags({ review }: Pick<ReviewRecord, "review">) {
  return (
    <>
      {review.hiddenAt === null ? null : <Tag mood="bad">已隐藏</Tag>}{" "}
      {review.reply === null ? null : <Tag mood="good">已回复</Tag>}{" "}
      {review.editedAt === null ? null : <Tag mood="quiet">{EDITED_WORD}</Tag>}
    </>
  );
}
