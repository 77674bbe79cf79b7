import * as z from "zod";

export const imageId = z.string().regex(/^[0-9a-f]{32}$/, "不是图片的编号");

/** A displayed picture; `url` is available in the widths of `uploads`, and expires after some hours. */
export const shownImage = z.object({
  image_id: imageId,
  url: z.string(),
  /** Pixels of the widest size. */
  width: z.number().int(),
  height: z.number().int(),
});
export type ShownImage = z.output<typeof shownImage>;
