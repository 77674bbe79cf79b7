import { IMAGES_TOO_LARGE, MAX_IMAGE_BODY_BYTES } from "@storefront/contract/pictures/image-limits";
import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import { withoutDirectionMarks } from "@storefront/contract/text/direction-marks";
import { MAX_UPLOAD_MB } from "@storefront/platform/http/request-limits";
import type { Context } from "hono";

const MB = 1024 * 1024;
const FORM_MB = 1;
/** The login form can carry a form of that size, encoded as a field (form-draft.ts). */
const LOGIN_MB = 3;
const PICTURE_FORM = /^\/admin\/messages\/[0-9]+\/answer$/;
/** Up to three pictures as evidence of a claim against a deposit. */
const EVIDENCE_FORM = /^\/admin\/rentals\/[0-9]+\/claim$/;

/** Forms with pictures of a listing or files of a catalog. */
const UPLOAD_FORM = /^\/admin\/listings\/(?:new|import|\d+\/edit)$/;

/** Name of a form's picture field. */
export const PICTURE_FIELD = "picture";

/** Whether a form may upload large files, given a session. */
export const takesFiles = (path: string): boolean => UPLOAD_FORM.test(path);

interface FormLimit {
  bytes: number;
  /** Names the oversized part, with the limit. */
  text: string;
}

/** @returns the size limit of a form */
export function formLimitOf(path: string, isSignedIn: boolean): FormLimit {
  if (takesFiles(path) && isSignedIn) return limitOf(MAX_UPLOAD_MB);
  if (path === "/admin/login") return limitOf(LOGIN_MB);
  if (PICTURE_FORM.test(path)) return pictureLimitOf(1);
  if (EVIDENCE_FORM.test(path)) return pictureLimitOf(AFTER_SALE_PICTURES);
  return limitOf(FORM_MB);
}

const limitOf = (megabytes: number): FormLimit => ({
  bytes: megabytes * MB,
  text: `提交的内容超过 ${megabytes} MB`,
});

const pictureLimitOf = (pictures: number): FormLimit => ({
  bytes: pictures * MAX_IMAGE_BODY_BYTES + FORM_MB * MB,
  text: IMAGES_TOO_LARGE,
});

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

/** @returns the text without control characters and marks of direction */
export const stripControls = (text: string): string =>
  withoutDirectionMarks(text.replace(CONTROLS, ""));

const withoutControls = ([name, value]: [string, string]): [string, string] => [
  name,
  stripControls(value),
];
