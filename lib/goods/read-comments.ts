import { countScores } from "@storefront/contract/listing/rating";
import { REVIEW_PICTURES } from "@storefront/contract/listing/review-terms";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { asCount, asFlag, asList, asObject, asText } from "../decode/lenient";
import type { CommentView } from "./goods-view";

/** Characters of a text that are shown, more than a review or a reply can have. */
const MAX_TEXT = 4_000;

/** A page of reviews. */
export interface CommentPage {
  total: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars, over all pages. */
  scores: number[];
  comments: CommentView[];
}

/**
 * Reads a page of reviews, of the detail or of `goodsComments`.
 * @param before number of reviews on earlier pages: ids continue from there
 */
export function readCommentPage(value: unknown, before = 0): CommentPage {
  const page = asObject(value);
  const comments = asList(page.list, readComment).map((comment, index) => ({
    ...comment,
    id: before + index + 1,
  }));
  const counted = asList(page.scores, (count) => asCount(count));
  const spread = counted.length === 5 && counted.some((count) => count > 0);
  return {
    total: Math.max(asCount(page.total), before + comments.length),
    scores: spread ? counted : countScores(comments.map(({ score }) => score)),
    comments,
  };
}

function readComment(value: unknown): Omit<CommentView, "id"> | null {
  const comment = asObject(value);
  const content = asText(comment.content, MAX_TEXT);
  if (content === "") return null;
  return {
    nickname: asText(comment.nickname, 40) || "匿名买家",
    avatar: safePicture(comment.head_img_url),
    score: Math.min(5, Math.max(1, asCount(comment.score, 5))),
    content,
    specName: asText(comment.spec_name, 120),
    date: /^\d{4}-\d{2}-\d{2}/.exec(asText(comment.created_at, 40))?.[0] ?? "",
    edited: asFlag(comment.edited),
    pictures: asList(comment.images, (image) => safePicture(asObject(image).url)).slice(
      0,
      REVIEW_PICTURES,
    ),
    reply: asText(asObject(comment.reply).content, MAX_TEXT),
  };
}
