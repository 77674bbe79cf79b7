export { countScores, type RatingView, ratingOf } from "@storefront/contract/listing/rating";
