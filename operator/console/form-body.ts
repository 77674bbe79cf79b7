import { AFTER_SALE_PICTURES } from "@storefront/contract/after-sale";
import { MAX_IMAGE_BODY_BYTES } from "@storefront/contract/image-limits";
import type { Context } from "hono";

const FORM_BYTES = 1024 * 1024;
/** The login form can carry a form of that size, encoded as a field (form-draft.ts). */
const LOGIN_BYTES = 3 * FORM_BYTES;
const PICTURE_FORM = /^\/admin\/messages\/[0-9]+\/answer$/;
/** Up to three pictures as evidence of a claim against a deposit. */
const EVIDENCE_FORM = /^\/admin\/rentals\/[0-9]+\/claim$/;

/** Forms with pictures of a listing or files of a catalogue. */
const UPLOAD_FORM = /^\/admin\/listings\/(?:new|import|\d+\/edit)$/;
const UPLOAD_BYTES = 64 * FORM_BYTES;

/** Name of a form's picture field. */
export const PICTURE_FIELD = "picture";

/** Whether a form may upload large files, given a session. */
export const takesFiles = (path: string): boolean => UPLOAD_FORM.test(path);

/** @returns the size limit of a form, and the limit in words */
export function formLimitOf(path: string, isSignedIn: boolean): { bytes: number; text: string } {
  if (takesFiles(path) && isSignedIn) return { bytes: UPLOAD_BYTES, text: "64 MB" };
  if (path === "/admin/login") return { bytes: LOGIN_BYTES, text: "1 MB" };
  if (PICTURE_FORM.test(path)) return { bytes: MAX_IMAGE_BODY_BYTES + FORM_BYTES, text: "8 MB" };
  if (EVIDENCE_FORM.test(path)) {
    return { bytes: AFTER_SALE_PICTURES * MAX_IMAGE_BODY_BYTES + FORM_BYTES, text: "22 MB" };
  }
  return { bytes: FORM_BYTES, text: "1 MB" };
}

interface FormBody {
  fields: URLSearchParams;
  picture: Blob | null;
  /** All files of a multipart form. */
  files: FormData;
}

export const emptyForm = (): FormBody => ({
  fields: new URLSearchParams(),
  picture: null,
  files: new FormData(),
});

/** Control characters that no database should store: all but tabs and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Reads a form, multipart or not. An unreadable body has no fields, so its CSRF check fails. */
export async function readFormBody(c: Context): Promise<FormBody> {
  if (!/^multipart\/form-data/i.test(c.req.header("Content-Type") ?? "")) {
    const typed = Array.from(new URLSearchParams(await c.req.text()), withoutControls);
    return { ...emptyForm(), fields: new URLSearchParams(typed) };
  }
  const form = await c.req.formData().catch(() => new FormData());
  const { fields, files } = emptyForm();
  for (const [name, value] of form) {
    if (typeof value === "string") fields.append(...withoutControls([name, value]));
    else files.append(name, value);
  }
  const file = form.get(PICTURE_FIELD);
  // A file input without a selection sends an empty file.
  return { fields, picture: file instanceof Blob && file.size > 0 ? file : null, files };
}

/** @returns the text without control characters */
export const stripControls = (text: string): string => text.replace(CONTROLS, "");

const withoutControls = ([name, value]: [string, string]): [string, string] => [
  name,
  stripControls(value),
];
