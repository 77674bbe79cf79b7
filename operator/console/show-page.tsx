/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { JSX } from "hono/jsx/jsx-runtime";
import { answerPage, type PageStatus } from "./answer-page";
import type { ConsoleContext } from "./console-env";
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
  answerPage(
    c,
    <FormToken.Provider value={c.get("formToken")}>
      <Layout operator={c.get("operator")} {...frame}>
        {view}
      </Layout>
    </FormToken.Provider>,
    status,
  );
