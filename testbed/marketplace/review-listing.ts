import {
  insertReviews,
  type ReviewedSale,
} from "@storefront/sandbox/sample-catalog/insert-reviews";
import type { TestApp } from "./test-app";

type Test = Pick<TestApp, "deps" | "clock">;

/** Scores of the twelve reviews: 4.5 on the average. */
const SCORES = [5, 5, 4, 5, 5, 3, 5, 5, 2, 5, 5, 5];

/** Inserts twelve reviews of a listing, each of a received order. */
export const reviewListing = ({ deps, clock }: Test, goodsId: number): Promise<void> =>
  insertReviews(
    deps.db,
    SCORES.map((score, index) => ({
      ...{ goodsId, score, nickname: `买家${index}`, content: "秒到，下次还来" },
      at: clock.now(),
    })),
  );

/** Inserts a review with its received order. */
export const addReview = (
  { deps, clock }: Test,
  review: Pick<ReviewedSale, "goodsId" | "score" | "content">,
): Promise<void> => insertReviews(deps.db, [{ ...review, nickname: "晚风", at: clock.now() }]);
