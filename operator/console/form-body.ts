import type { Context } from "hono";
import { MAX_IMAGE_BODY_BYTES } from "@/contract/image-limits";

const FORM_BYTES = 1024 * 1024;
/** Where a form of that size waits, written as a field of the login form. */
const LOGIN_BYTES = 3 * FORM_BYTES;
const PICTURE_FORM = /^\/admin\/messages\/[0-9]+\/answer$/;

/** Pictures of a listing and files of a catalogue. */
const UPLOAD_FORM = /^\/admin\/listings\/(?:new|import|\d+\/edit)$/;
const UPLOAD_BYTES = 64 * FORM_BYTES;

/** The field of a form's picture. */
export const PICTURE_FIELD = "picture";

/** @returns whether a form may have large files, of who is logged in */
export const takesFiles = (path: string): boolean => UPLOAD_FORM.test(path);

/** @returns the most bytes that the body of a form may have, and its wording */
export function formLimitOf(path: string, isSignedIn: boolean): { bytes: number; text: string } {
  if (takesFiles(path) && isSignedIn) return { bytes: UPLOAD_BYTES, text: "64 MB" };
  if (path === "/admin/login") return { bytes: LOGIN_BYTES, text: "1 MB" };
  if (PICTURE_FORM.test(path)) return { bytes: MAX_IMAGE_BODY_BYTES + FORM_BYTES, text: "8 MB" };
  return { bytes: FORM_BYTES, text: "1 MB" };
}

interface FormBody {
  fields: URLSearchParams;
  picture: Blob | null;
  /** Every file of a form that was sent in parts. */
  files: FormData;
}

export const noForm = (): FormBody => ({
  fields: new URLSearchParams(),
  picture: null,
  files: new FormData(),
});

/** All but tabs and line ends: what no database keeps. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Reads a form, sent in parts or not. What cannot be read has no fields: it is then no form of this session. */
export async function readFormBody(c: Context): Promise<FormBody> {
  if (!/^multipart\/form-data/i.test(c.req.header("Content-Type") ?? "")) {
    const typed = Array.from(new URLSearchParams(await c.req.text()), withoutControls);
    return { ...noForm(), fields: new URLSearchParams(typed) };
  }
  const form = await c.req.formData().catch(() => new FormData());
  const { fields, files } = noForm();
  for (const [name, value] of form) {
    if (typeof value === "string") fields.append(...withoutControls([name, value]));
    else files.append(name, value);
  }
  const file = form.get(PICTURE_FIELD);
  // A file input without a choice sends an empty file.
  return { fields, picture: file instanceof Blob && file.size > 0 ? file : null, files };
}

/** @returns a text without the characters that no database keeps */
export const stripControls = (text: string): string => text.replace(CONTROLS, "");

const withoutControls = ([name, value]: [string, string]): [string, string] => [
  name,
  stripControls(value),
];
