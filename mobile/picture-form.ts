import { MAX_IMAGE_BODY_BYTES } from "@storefront/contract/pictures/image-limits";
import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import type { Context } from "hono";
import pLimit from "p-limit";
import * as z from "zod";
import type { CallResult, SendImage } from "./call-api";
import { refusalOf } from "./refusal";

/** Larger than valid pictures, so that an oversized picture is reported beside the text that came with it. */
export const PICTURE_FORM_BYTES = AFTER_SALE_PICTURES * MAX_IMAGE_BODY_BYTES;
/** Name of the picture field. */
export const PICTURES_FIELD = "pictures";

const PATHS: ReadonlySet<string> = new Set([
  "/phone/conversation",
  "/phone/refund",
  "/phone/refund/escalate",
  "/phone/review",
  "/phone/depositClaim",
]);

/** Whether the request's body may contain pictures. */
export const takesPictures = (c: Context): boolean => PATHS.has(c.req.path);

/** Limits the forms that are read concurrently, to bound the memory; others wait unread. */
const limitReads = pLimit(4);

/**
 * Reads a multipart form: its validated fields and the selected pictures.
 * @throws Refusal `invalid`
 */
export function readPictureForm<S extends z.ZodType>(
  c: Context,
  schema: S,
): Promise<{ fields: z.output<S>; pictures: File[] }> {
  return limitReads(async () => {
    const form = await c.req.formData().catch(() => null);
    if (form === null) throw refusalOf("invalid");
    const words: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === "string") words[name] = value;
    const parsed = z.safeParse(schema, words);
    if (!parsed.success) throw refusalOf("invalid");
    // A file input without a selection sends an empty file.
    const pictures = form
      .getAll(PICTURES_FIELD)
      .filter((value) => value instanceof File)
      .filter(({ size }) => size > 0);
    return { fields: parsed.data, pictures };
  });
}

/**
 * Uploads the pictures of a form one after the other.
 * @returns their ids, or the first refusal
 */
export async function sendPictures(
  send: SendImage,
  pictures: readonly Blob[],
): Promise<CallResult<string[]>> {
  const ids: string[] = [];
  for (const picture of pictures) {
    const sent = await send(picture);
    if (!sent.ok) return sent;
    ids.push(sent.data.image_id);
  }
  return { ok: true, data: ids };
}
