import * as z from "zod";
import { id, money } from "../text/fields";
import { listingFact } from "./listing-facts";

export const recentDealsRequest = z.object({ goods_id: id });

/**
 * Completed sales of accounts of the same game and rank, latest first; a rental is one of rentals. Nothing of the buyer and no
 * time but the day (China's). `price` is what lists showed: for one piece, or one hour.
 */
export const recentDealsAnswer = z.object({
  game_name: z.string(),
  /** The rank that they have in common, "" when the listing has none. */
  rank: z.string(),
  list: z.array(z.object({ price: money, day: z.string(), facts: z.array(listingFact) })),
});
