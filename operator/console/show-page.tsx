/** @jsxImportSource hono/jsx */

import { sendPage } from "@storefront/html/send-page";
import type { Child } from "hono/jsx";
import type { JSX } from "hono/jsx/jsx-runtime";
import type { ConsoleContext, PageStatus } from "./console-env";
import { FormToken } from "./views/form";
import { Layout, type Section } from "./views/layout";

/** A page for logged-in operators. */
export interface Page {
  title: string;
  /** The menu entry to highlight. */
  section: Section;
  /** Shown beside the heading. */
  aside?: Child;
  view: JSX.Element;
}

/** Responds with a page in the console's layout. Its forms get the CSRF token through context. */
export const showPage = (
  c: ConsoleContext,
  { view, ...frame }: Page,
  status: PageStatus = 200,
): Response | Promise<Response> =>
  sendPage(
    c,
    <FormToken.Provider value={c.get("formToken")}>
      <Layout operator={c.get("operator")} {...frame}>
        {view}
      </Layout>
    </FormToken.Provider>,
    status,
  );
