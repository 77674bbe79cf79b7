import { sendPage } from "@storefront/html/send-page";
import type { Child } from "hono/jsx";
import type { JSX } from "hono/jsx/jsx-runtime";
import type { ConsoleContext, PageStatus } from "./console-env";
import type { FormProblem } from "./form-fields";
import { FormToken } from "./views/form";
import { FormInput } from "./views/form-fields";
import { Layout, type Section } from "./views/layout";

/** A page for logged-in operators. */
export interface Page {
  title: string;
  /** The menu entry to highlight. */
  section: Section;
  /** Shown beside the heading. */
  aside?: Child;
  /** Why the posted form was rejected; its fields show it. */
  problem?: FormProblem | undefined;
  view: JSX.Element;
}

/** Responds with a page in the console's layout. Its forms get the CSRF token through context. */
export const showPage = (
  c: ConsoleContext,
  { view, problem, ...frame }: Page,
  status: PageStatus = 200,
): Response | Promise<Response> =>
  sendPage(
    c,
    <FormToken.Provider value={c.get("formToken")}>
      <Layout operator={c.get("operator")} {...frame}>
        <FormInput.Provider value={{ typed: c.get("fields"), problem }}>{view}</FormInput.Provider>
      </Layout>
    </FormToken.Provider>,
    status,
  );
