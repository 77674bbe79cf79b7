import type { ErrorStatus } from "@storefront/contract/codes";
import { readForm as readFields } from "@storefront/html/read-form";
import { sendPage } from "@storefront/html/send-page";
import type { Context } from "hono";
import type { JSX } from "hono/jsx/jsx-runtime";
import * as z from "zod";
import { type Appearance, AppearanceContext } from "./frame";
import { refusalOf } from "./refusal";
import { forgetSharedBrands } from "./shared-brands";

const APPEARANCE = "appearance";

/** Sets the appearance of the pages of this request. */
export const setAppearance = (c: Context, appearance: Appearance): void =>
  c.set(APPEARANCE, appearance);

/** Returns the appearance of the pages of this request. */
export const appearanceOf = (c: Context): Appearance => c.get(APPEARANCE);

/** Responds with a page. */
export function page(
  c: Context,
  view: JSX.Element,
  status: 200 | ErrorStatus = 200,
): Response | Promise<Response> {
  const appearance = appearanceOf(c);
  if (appearance.sharedBrands.length > 0) forgetSharedBrands(c);
  return sendPage(
    c,
    <AppearanceContext.Provider value={appearance}>{view}</AppearanceContext.Provider>,
    status,
  );
}

/**
 * Validates the query.
 * @throws Refusal `invalid`
 */
export const readQuery = async <S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> =>
  parse(schema, c.req.query());

/**
 * Validates the fields of a form.
 * @throws Refusal `invalid`
 */
export const readForm = async <S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> =>
  parse(schema, await readFields(c));

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw refusalOf("invalid");
}
