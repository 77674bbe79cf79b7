import type { Context } from "hono";
import type { JSX } from "hono/jsx/jsx-runtime";
import type * as z from "zod";
import { decodeUtf8, readBody } from "../http/read-body";
import { parseInput, readInput } from "../http/read-input";
import { refuseHostile } from "../http/refuse-hostile";

/** Answers a page. */
export const page = (
  c: Context,
  view: JSX.Element,
  status: 200 | 400 | 403 | 404 | 409 | 429 | 500 = 200,
) => c.html(`<!doctype html>${view}`, status);

/** The page's query, checked. @throws ApiError invalid */
export const readQuery = async <S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> =>
  parseInput(schema, await readInput(c.req.raw, "GET"));

/** The fields of a form, at most 64 KB. @throws ApiError tooLarge, brokenBody, invalid */
export async function readForm<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const text = decodeUtf8(await readBody(c.req.raw));
  const fields = Object.fromEntries(new URLSearchParams(text));
  refuseHostile(fields);
  return parseInput(schema, fields);
}
