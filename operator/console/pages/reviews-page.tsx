import {
  HIDING_REASON_LENGTH,
  REVIEW_REPLY_LENGTH,
} from "@storefront/contract/listing/review-terms";
import { text } from "@storefront/contract/text/fields";
import type { Hono } from "hono";
import { isAtLeast, type SignedIn } from "../../access/sessions";
import { hideReview, replyToReview, showReview } from "../../reviews/moderate-review";
import { findReviewRecord, REVIEW_FILTERS, readReviews } from "../../reviews/read-reviews";
import { olderLink, pageKeyOf } from "../addresses";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
} from "../console-env";
import type { FormProblem } from "../form-fields";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { ReviewView } from "../views/review-view";
import { ReviewsView } from "../views/reviews-view";

const SECTION = "/admin/reviews";
const MAX_ID = 2_147_483_647;

/** Reviews of buyers: replies for sellers, hiding them with a reason, and showing them again. */
export function reviewsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/reviews", async (c) => {
    const filter = REVIEW_FILTERS.find((each) => each === c.req.query("show")) ?? "all";
    const { reviews, next } = await readReviews(deps.db, filter, pageKeyOf(c));
    const older = olderLink(SECTION, next, filter === "all" ? {} : { show: filter });
    const view = <ReviewsView reviews={reviews} filter={filter} older={older} />;
    return showPage(c, { title: "评价", section: SECTION, view });
  });

  const show: ShowForm = async (c, problem, status) => {
    const operator = c.get("operator");
    const view = (
      <ReviewView
        record={await recordOf(c)}
        canReply={isAtLeast(operator, "clerk")}
        canHide={isAtLeast(operator, "owner")}
        done={c.req.query("done")}
      />
    );
    return showPage(c, { title: "评价", section: SECTION, problem, view }, status);
  };
  const recordOf = async (c: ConsoleContext) => {
    const id = Number(c.req.param("id"));
    const record = id > MAX_ID ? null : await findReviewRecord(deps, id);
    if (!record) throw new ConsoleRefusal(404, "没有这条评价。");
    return record;
  };

  const addAction = (
    name: string,
    role: "clerk" | "owner",
    change: (c: ConsoleContext, operator: SignedIn, id: number) => Promise<FormProblem | null>,
  ) =>
    onForm(app, `/reviews/:id{[0-9]+}/${name}`, {
      role,
      show,
      async change(c, operator) {
        const { review } = await recordOf(c);
        const problem = await change(c, operator, review.id);
        return problem ?? { to: `${SECTION}/${review.id}?done=${name}` };
      },
    });

  app.get("/reviews/:id{[0-9]+}", (c) => show(c));
  addAction("reply", "clerk", async (c, operator, id) => {
    const problem = checkText(c, "reply", "请填写回复", REVIEW_REPLY_LENGTH);
    if (problem === null) await replyToReview(deps, operator, id, fieldOf(c, "reply"));
    return problem;
  });
  addAction("hide", "owner", async (c, operator, id) => {
    const problem = checkText(c, "reason", "请写明理由，买家会看到", HIDING_REASON_LENGTH);
    if (problem === null) await hideReview(deps, operator, id, fieldOf(c, "reason"));
    return problem;
  });
  addAction("show", "owner", async (_, operator, id) => {
    await showReview(deps, operator, id);
    return null;
  });
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
