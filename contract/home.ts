import * as z from "zod";
import { text, wholeNumber } from "./fields";

/** App info for the home and download pages (spec §3 Home / app info). */
export const homeAnswer = z.object({
  qr_code: z.object({ download_url: z.string() }),
  data: z.object({ ios_download_url: z.string(), android_download_url: z.string() }),
  online_ranger: z.number().int(),
});

/** One line of a catalogue listing: what search engines' sitemaps and landing pages show. */
export const catalogueRequest = z.object({
  page: wholeNumber(100_000)
    .refine((value) => value > 0, "必须是正整数")
    .default(1),
  game: text(40).optional(),
});
export const catalogueItem = z.object({
  goods_id: z.number().int(),
  goods_name: z.string(),
  game_name: z.string(),
  goods_type: z.string(),
  trade_type_id: z.number().int(),
  cover: z.string(),
  now_price: z.string(),
  sale: z.number().int(),
  stock: z.number().int(),
});
export const catalogueAnswer = z.object({
  list: z.array(catalogueItem),
  total: z.number().int(),
});
