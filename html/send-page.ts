import { withoutDirectionMarks } from "@storefront/contract/text/direction-marks";
import type { Context } from "hono";
import type { JSX } from "hono/jsx/jsx-runtime";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Answers with a page, of whose texts none can reorder others. @param view its whole document (document.tsx) */
export const sendPage = (
  c: Context,
  view: JSX.Element,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> => c.html(withoutDirectionMarks(`<!doctype html>${view}`), status);
