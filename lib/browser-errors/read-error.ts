import { parseJson } from "@storefront/contract/text/parse-json";
import { redact } from "@storefront/platform/text/redact";
import * as z from "zod";
import { type BrowserError, sourceOf, withoutPersonalData } from "./describe";

const BASE = "http://page.invalid";
const KINDS = ["error", "rejection", "boundary"] as const;

/** Anyone can send a report, so each field is restricted to the values that our script writes. */
const schema = z.object({
  kind: z.enum(KINDS),
  name: z.string().regex(/^\w{1,60}$/),
  message: z
    .string()
    .max(1_000)
    .transform(printable)
    .transform(redact)
    .transform(withoutPersonalData),
  source: z.string().max(200).transform(sourceOf),
  page: z.string().max(2_000).transform(pathOf),
  number: z.string().regex(/^[\w.-]{0,64}$/),
});

/** @returns null for a body that our script cannot have written */
export function readBrowserError(body: string): BrowserError | null {
  return schema.safeParse(parseJson(body)).data ?? null;
}

/** One line of text. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
}

/** Percent-encoded, without a query, and without ids: a page is a route here. */
function pathOf(page: string): string {
  const isPath = page.startsWith("/") && URL.canParse(page, BASE);
  return isPath ? withoutPersonalData(redact(new URL(page, BASE).pathname)) : "";
}
