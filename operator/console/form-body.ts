import type { Context } from "hono";
import { MAX_IMAGE_BODY_BYTES } from "@/contract/image-limits";

const FORM_BYTES = 1024 * 1024;
/** Where a form of that size waits, written as a field of the login form. */
const LOGIN_BYTES = 3 * FORM_BYTES;
const PICTURE_FORM = /^\/admin\/messages\/[0-9]+\/answer$/;

/** The field of a form's picture. */
export const PICTURE_FIELD = "picture";

/** @returns the most bytes that the body of a form may have, and how that is told */
export function formLimitOf(path: string): { bytes: number; text: string } {
  if (path === "/admin/login") return { bytes: LOGIN_BYTES, text: "1 MB" };
  if (PICTURE_FORM.test(path)) return { bytes: MAX_IMAGE_BODY_BYTES + FORM_BYTES, text: "8 MB" };
  return { bytes: FORM_BYTES, text: "1 MB" };
}

interface FormBody {
  fields: URLSearchParams;
  picture: Blob | null;
}

/** Reads a form, sent in parts or not. What cannot be read has no fields: it is then no form of this session. */
export async function readFormBody(c: Context): Promise<FormBody> {
  if (!/^multipart\/form-data/i.test(c.req.header("Content-Type") ?? "")) {
    return { fields: new URLSearchParams(await c.req.text()), picture: null };
  }
  const form = await c.req.formData().catch(() => new FormData());
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  const file = form.get(PICTURE_FIELD);
  // A file input without a choice sends an empty file.
  return { fields, picture: file instanceof Blob && file.size > 0 ? file : null };
}
