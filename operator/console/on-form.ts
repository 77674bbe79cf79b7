import type { Hono } from "hono";
import type { Role } from "../access/manage-operators";
import type { SignedIn } from "../access/sessions";
import {
  type ConsoleContext,
  type ConsoleEnv,
  type PageStatus,
  refusalText,
  requireRole,
} from "./console-env";
import { type FormProblem, RESUME_FIELD } from "./form-fields";

type Answer = Response | Promise<Response>;

/** Shows a form's page; with `problem`, the reason of a rejection, again with its input. */
export type ShowForm = (c: ConsoleContext, problem?: FormProblem, status?: PageStatus) => Answer;

interface FormHandlers {
  /** Lowest role that may submit it. */
  role: Role;
  /**
   * Executes the form.
   * @returns where to redirect, or the reason of a rejection
   * @throws ApiError when it was refused and nothing was changed
   */
  change: (c: ConsoleContext, operator: SignedIn) => Promise<{ to: string } | FormProblem>;
  show: ShowForm;
}

/** Handles a form: executes it, or shows its page again with the reason and the input. */
export function onForm(
  app: Hono<ConsoleEnv>,
  path: string,
  { role, change, show }: FormHandlers,
): void {
  app.post(path, async (c) => {
    const operator = requireRole(c, role);
    if (c.get("fields").has(RESUME_FIELD)) {
      return show(c, { text: "内容已经恢复，还没有提交。请核对后再提交。", isNotice: true }, 200);
    }
    try {
      const done = await change(c, operator);
      return "to" in done ? c.redirect(done.to, 303) : show(c, done, done.isNotice ? 200 : 400);
    } catch (error) {
      return show(c, { text: `${refusalText(error)}。什么也没有改变。` }, 409);
    }
  });
}
