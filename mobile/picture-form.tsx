import { ERRORS } from "@storefront/contract/codes";
import { MAX_IMAGE_BODY_BYTES, MAX_IMAGE_MB } from "@storefront/contract/pictures/image-limits";
import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import type { Context } from "hono";
import type { Child } from "hono/jsx";
import pLimit from "p-limit";
import * as z from "zod";
import type { CallResult, SendImage } from "./call-api";
import { refusalOf } from "./refusal";

/** Forms with pictures: their field, how they are read and uploaded, and why pictures are refused. */

/** Larger than valid pictures, so that the form can report an oversized picture and keep its text. */
export const PICTURE_FORM_BYTES = AFTER_SALE_PICTURES * MAX_IMAGE_BODY_BYTES;

const PICTURES_FIELD = "pictures";
const PATHS: ReadonlySet<string> = new Set([
  "/phone/conversation",
  "/phone/refund",
  "/phone/refund/escalate",
  "/phone/review",
  "/phone/depositClaim",
]);

/** Whether the request's body may contain pictures. */
export const takesPictures = (c: Context): boolean => PATHS.has(c.req.path);

/** Pictures that were uploaded before the form was rejected. */
export const storedPictures = {
  image_ids: z
    .string()
    .default("")
    .transform((text) => text.split(",").filter((each) => each !== "")),
};

interface FieldProps {
  label: string;
  most: number;
  /** Ids of pictures that are stored already. */
  stored: readonly string[];
  /** Above the field. */
  children?: Child;
}

/** The field of one or several pictures, with their limits. */
export const PictureField = ({ label, most, stored, children }: FieldProps) => (
  <>
    {stored.length === 0 ? null : <input type="hidden" name="image_ids" value={stored.join(",")} />}
    {children}
    <label class="remark">
      {label}
      <small>
        {most === 1
          ? `JPG、PNG 或 WebP，最多 ${MAX_IMAGE_MB} MB`
          : `最多 ${most} 张，JPG、PNG 或 WebP，每张最多 ${MAX_IMAGE_MB} MB`}
      </small>
      <input
        type="file"
        name={PICTURES_FIELD}
        accept="image/jpeg,image/png,image/webp"
        multiple={most > 1}
        data-most-mb={String(MAX_IMAGE_MB)}
      />
    </label>
  </>
);

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

interface Upload {
  send: SendImage;
  pictures: readonly Blob[];
  /** Ids of pictures that are stored already: new ones replace them, or join them with `adds`. */
  stored: readonly string[];
  adds?: boolean;
  most: number;
}

/**
 * Uploads the pictures of a form one after the other, then submits the form with their ids.
 * @returns the refusal of a picture or the answer to the form, with the pictures that are stored now
 */
export async function submitWithPictures<T>(
  { send, pictures, stored, adds = false, most }: Upload,
  submit: (imageIds: string[]) => Promise<CallResult<T>>,
): Promise<{ answer: CallResult<T>; imageIds: string[] }> {
  const kept = adds || pictures.length === 0 ? [...stored] : [];
  if (kept.length + pictures.length > most) {
    const msg = `最多 ${most} 张图片${adds ? "，请先移除几张" : ""}`;
    return { answer: { ok: false, code: ERRORS.invalid.code, msg }, imageIds: [...stored] };
  }
  const imageIds = kept;
  for (const picture of pictures) {
    const sent = await send(picture);
    if (!sent.ok) return { answer: sent, imageIds: [...stored] };
    imageIds.push(sent.data.image_id);
  }
  return { answer: await submit(imageIds), imageIds };
}
