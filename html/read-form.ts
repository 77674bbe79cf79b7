import type { Context } from "hono";

/** @returns the fields of a posted form without files; of several of one name the last */
export const readForm = async (c: Context): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await c.req.text()));
