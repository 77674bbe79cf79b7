import type { Hono } from "hono";
import type { Child } from "hono/jsx";
import type { Role } from "../access/manage-operators";
import type { SignedIn } from "../access/sessions";
import { type ConsoleContext, type ConsoleEnv, doneText } from "./console-env";
import type { FormProblem } from "./form-fields";
import { onForm, type ShowForm } from "./on-form";
import { showPage } from "./show-page";
import { FormOutcome } from "./views/form-fields";
import type { Section } from "./views/layout";

type Texts = Readonly<Record<string, string>>;

/** A page with one record and the forms to change it. */
export interface RecordPage {
  title: string;
  /** Below the title: which record it is, and its state. */
  head?: Child;
  /** What an act did, or why it failed, by its name. */
  done?: Texts | string;
  failed?: Texts;
  /** Cards below each other. */
  cards: Child;
  /** Cards of a second column; null leaves its place empty. */
  side?: Child;
}

/**
 * Executes a form of a record.
 * @returns why it was rejected, where to redirect, or what was done when it is not the act itself
 */
type Change = (
  c: ConsoleContext,
  operator: SignedIn,
) => Promise<FormProblem | { to: string } | string | undefined> | Promise<void>;

/**
 * Adds a page with a record.
 * @param section the menu entry to highlight
 * @param path of the record, below /admin
 * @param describe returns the page, or a redirect to the record's own
 * @returns adds an act: a form that posts to the record's path and `/<name>`, and then shows the record
 */
export function recordPage(
  app: Hono<ConsoleEnv>,
  section: Section,
  path: string,
  describe: (c: ConsoleContext) => Promise<RecordPage | Response>,
): (name: string, role: Role, change: Change) => void {
  const show: ShowForm = async (c, problem, status) => {
    const page = await describe(c);
    if (page instanceof Response) return page;
    const { title, head, cards, side } = page;
    const view = (
      <>
        {head ? <p class="order-head line">{head}</p> : null}
        <FormOutcome done={doneText(c, page.done)} failed={doneText(c, page.failed)} />
        {side === undefined ? (
          cards
        ) : (
          <div class="columns">
            <div>{cards}</div>
            {side === null ? null : <div>{side}</div>}
          </div>
        )}
      </>
    );
    return showPage(c, { title, section, problem, view }, status);
  };
  app.get(path, (c) => show(c));
  return (name, role, change) =>
    onForm(app, `${path}/${name}`, {
      role,
      show,
      async change(c, operator) {
        const result = await change(c, operator);
        if (typeof result === "object") return result;
        const record = c.req.path.split("/").slice(0, -name.split("/").length).join("/");
        const done = typeof result === "string" ? result : name.split("/").at(-1);
        return { to: `${record}?done=${done}` };
      },
    });
}
