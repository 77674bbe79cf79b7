import {
  HIDING_REASON_LENGTH,
  REVIEW_REPLY_LENGTH,
} from "@storefront/contract/listing/review-terms";
import { fullTime } from "@storefront/contract/text/china-time";
import { text } from "@storefront/contract/text/fields";
import type { Hono } from "hono";
import { hideReview, replyToReview, showReview } from "../../reviews/moderate-review";
import {
  findReviewRecord,
  REVIEW_FILTERS,
  type ReviewRecord,
  readReviews,
} from "../../reviews/read-reviews";
import { pageKeyOf } from "../addresses";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  isAllowed,
} from "../console-env";
import type { FormProblem } from "../form-fields";
import { listPage } from "../list-page";
import { recordPage } from "../record-page";
import { HideForm, ReplyForm, ReviewDetails, ReviewTags, ShowForm } from "../views/review-view";
import type { Columns } from "../views/table";

const SECTION = "/admin/reviews";
const MAX_ID = 2_147_483_647;

const FILTERS = [
  ["", "全部"],
  ["unanswered", "还没有回复"],
  ["hidden", "已隐藏"],
] as const;

const COLUMNS: Columns<ReviewRecord> = [
  ["时间", ({ review }) => fullTime(review.createdAt), "time"],
  ["商品", ({ goodsName }) => <bdi>{goodsName}</bdi>, "narrow"],
  ["卖家", ({ seller }) => <bdi>{seller}</bdi>],
  ["星级", ({ review }) => `${review.score} 星`],
  ["内容", ({ review }) => <bdi>{review.content}</bdi>, "wide"],
  ["状态", ({ review }) => <ReviewTags review={review} />],
  ["操作", ({ review }) => <a href={`${SECTION}/${review.id}`}>查看</a>],
];

const DONE: Readonly<Record<string, string>> = {
  reply: "回复已经显示在商品页上。",
  hide: "评价已经隐藏，不再计入评分；买家能看到理由。",
  show: "评价恢复显示，重新计入评分。",
};

/** Reviews of buyers: replies for sellers, hiding them with a reason, and showing them again. */
export function reviewsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, SECTION, async (c) => {
    const filter = REVIEW_FILTERS.find((each) => each === c.req.query("show")) ?? "all";
    return {
      pageTitle: "评价",
      filters: { name: "show", chosen: filter === "all" ? "" : filter, options: FILTERS },
      title: "买家评价",
      note: "点开一条可以代卖家回复，或说明理由后隐藏",
      caption: "评价",
      columns: COLUMNS,
      ...(await readReviews(deps.db, filter, pageKeyOf(c))),
      empty: "没有这样的评价。",
    };
  });

  const recordOf = async (c: ConsoleContext) => {
    const id = Number(c.req.param("id"));
    const record = id > MAX_ID ? null : await findReviewRecord(deps, id);
    if (!record) throw new ConsoleRefusal(404, "没有这条评价。");
    return record;
  };

  const addAct = recordPage(app, SECTION, "/reviews/:id{[0-9]+}", async (c) => {
    const record = await recordOf(c);
    const { id, reply, hiddenAt } = record.review;
    const canHide = isAllowed(c, "owner");
    return {
      title: "评价",
      done: DONE,
      cards: [
        <ReviewDetails record={record} />,
        reply === null && <ReplyForm id={id} isAllowed={isAllowed(c, "clerk")} />,
        hiddenAt === null ? (
          <HideForm id={id} isAllowed={canHide} />
        ) : (
          <ShowForm id={id} isAllowed={canHide} />
        ),
      ],
    };
  });
  addAct("reply", "clerk", async (c, operator) => {
    const { review } = await recordOf(c);
    const problem = checkText(c, "reply", "请填写回复", REVIEW_REPLY_LENGTH);
    if (problem) return problem;
    await replyToReview(deps, operator, review.id, fieldOf(c, "reply"));
  });
  addAct("hide", "owner", async (c, operator) => {
    const { review } = await recordOf(c);
    const problem = checkText(c, "reason", "请写明理由，买家会看到", HIDING_REASON_LENGTH);
    if (problem) return problem;
    await hideReview(deps, operator, review.id, fieldOf(c, "reason"));
  });
  addAct("show", "owner", async (c, operator) =>
    showReview(deps, operator, (await recordOf(c)).review.id),
  );
}

/** @returns why a text is rejected; null when it is valid */
function checkText(
  c: ConsoleContext,
  field: string,
  missing: string,
  most: number,
): FormProblem | null {
  const value = fieldOf(c, field);
  if (value === "") return { field, text: missing };
  const [issue] = text(most).safeParse(value).error?.issues ?? [];
  return issue ? { field, text: issue.message } : null;
}
