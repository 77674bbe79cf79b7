import type { SellLayout } from "./sell-layout";

/** Estimate first: game and figures give a price from real listings; then similar accounts, then fee and payout. */
export type EstimateLayout = SellLayout<
  "estimate",
  "rise" | "fees" | "rows" | "pair" | "reviews" | "words" | "ask"
>;
