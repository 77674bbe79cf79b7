import * as z from "zod";
import { flag, id, text } from "../text/fields";
import { searchGoodsRequest } from "./discovery";
import { SAVED_TITLE_LENGTH } from "./saved-search-terms";

/** A user's saved searches (product §7). */

/** The listings that a search finds, without order and page. */
export const savedQuery = searchGoodsRequest.omit({ sort: true, after: true, limit: true });
export type SavedQuery = z.output<typeof savedQuery>;

/** `title`: the words that it is shown by. Of words or of a game, like the pages of searches and lists. */
export const saveSearchRequest = savedQuery
  .extend({ title: text(SAVED_TITLE_LENGTH).refine((value) => value.trim() !== "", "不能为空") })
  .refine(({ q, game }) => q !== undefined || game !== undefined, {
    error: "q 与 game 至少填写一个",
    path: ["q"],
  });

/** `is_new`: false when the same search had been saved on the brand's site; its notifications are on again. */
export const saveSearchAnswer = z.object({ search_id: z.number().int(), is_new: z.boolean() });

/** A query as `searchGoods` takes it, without the assortment: `choices` and `ranges` as JSON. */
export const sentQuery = z.record(z.string(), z.union([z.string(), z.number()]));

/** Newest first. `brand`: key of the brand on whose site it was saved; "" when that is not known. */
export const savedSearchesAnswer = z.object({
  list: z.array(
    z.object({
      search_id: z.number().int(),
      title: z.string(),
      brand: z.string(),
      query: sentQuery,
      notify: z.boolean(),
      /** ISO; of the last notification. */
      notified_at: z.string().nullable(),
    }),
  ),
});

/** `notify`: 1: the user is notified of new listings. */
export const changeSavedSearchRequest = z.object({ search_id: id, notify: flag });
export const deleteSavedSearchRequest = z.object({ search_id: id });
