import type { JSX } from "hono/jsx/jsx-runtime";
import type { ConsoleContext } from "./console-env";

export type PageStatus = 200 | 400 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

export const answerPage = (
  c: ConsoleContext,
  view: JSX.Element,
  status: PageStatus = 200,
): Response | Promise<Response> => c.html(`<!doctype html>${view}`, status);
