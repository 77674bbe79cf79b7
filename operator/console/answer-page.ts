import type { JSX } from "hono/jsx/jsx-runtime";
import type { ConsoleContext } from "./console-env";

type Status = 200 | 400 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

/** Answers a page. */
export const answerPage = (
  c: ConsoleContext,
  view: JSX.Element,
  status: Status = 200,
): Response | Promise<Response> => c.html(`<!doctype html>${view}`, status);
