/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { JSX } from "hono/jsx/jsx-runtime";
import { answerPage, type PageStatus } from "./answer-page";
import type { ConsoleContext } from "./console-env";
import { FormToken } from "./views/form";
import { Layout, type Section } from "./views/layout";

/** A page for who is logged in. */
export interface Page {
  title: string;
  /** Address of the page in the menu that this one belongs to. */
  section: Section;
  /** Beside the heading. */
  aside?: Child;
  view: JSX.Element;
}

/** Answers a page in the console's frame; its forms carry the visit's token by themselves. */
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
