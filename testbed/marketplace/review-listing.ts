import { insertReviews } from "@storefront/sandbox/sample-market/insert-reviews";
import type { TestPhone } from "./open-phone";

/** Scores of the twelve reviews: 4.5 on the average. */
const SCORES = [5, 5, 4, 5, 5, 3, 5, 5, 2, 5, 5, 5];

/** Inserts twelve reviews of a listing, each of a received order. */
export const reviewListing = (
  { deps, clock }: Pick<TestPhone, "deps" | "clock">,
  goodsId: number,
) =>
  insertReviews(
    deps.db,
    SCORES.map((score, index) => ({
      ...{ goodsId, score, nickname: `买家${index}`, content: "秒到，下次还来" },
      at: clock.now(),
    })),
  );
