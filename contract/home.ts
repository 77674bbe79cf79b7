import * as z from "zod";

/** App info for the home and download pages (spec §3 Home / app info). */
export const homeAnswer = z.object({
  qr_code: z.object({ download_url: z.string() }),
  data: z.object({ ios_download_url: z.string(), android_download_url: z.string() }),
  online_ranger: z.number().int(),
});

/** One line of a catalogue listing: what search engines' sitemaps and landing pages show. */
export const catalogueRequest = z.object({
  page: z.union([z.string(), z.number()]).optional(),
  game: z.string().max(40).optional(),
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
