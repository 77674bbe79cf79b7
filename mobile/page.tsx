/** @jsxImportSource hono/jsx */

import type { ErrorStatus } from "@storefront/contract/codes";
import type { Context } from "hono";
import type { JSX } from "hono/jsx/jsx-runtime";
import * as z from "zod";
import { type Appearance, AppearanceContext } from "./frame";
import { refusalOf } from "./refusal";

const APPEARANCE = "appearance";

/** Sets the appearance of the pages of this request. */
export const setAppearance = (c: Context, appearance: Appearance): void =>
  c.set(APPEARANCE, appearance);

/** Responds with a page. */
export function page(
  c: Context,
  view: JSX.Element,
  status: 200 | ErrorStatus = 200,
): Response | Promise<Response> {
  const appearance: Appearance = c.get(APPEARANCE);
  const html = <AppearanceContext.Provider value={appearance}>{view}</AppearanceContext.Provider>;
  return c.html(`<!doctype html>${html}`, status);
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
export async function readForm<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const fields = new URLSearchParams(await c.req.text());
  return parse(schema, Object.fromEntries(fields));
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw refusalOf("invalid");
}
