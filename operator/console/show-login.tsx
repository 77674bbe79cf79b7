import { sendPage } from "@storefront/html/send-page";
import { type ConsoleContext, fieldOf, type PageStatus } from "./console-env";
import { carriedDraft, type FormDraft } from "./form-draft";
import { FormToken } from "./views/form";
import { LoginView } from "./views/login-view";

const MAX_CHARACTERS = 200;

interface Login {
  problem?: string;
  /** Form input to restore after the login. */
  draft?: FormDraft | null;
  status?: PageStatus;
}

/** Responds with the login page. */
export function showLogin(c: ConsoleContext, { problem, draft, status }: Login) {
  const isAttempt = c.req.path === "/admin/login" && c.req.method === "POST";
  const next = isAttempt ? fieldOf(c, "next") : (c.req.query("next") ?? "");
  const name = isAttempt ? fieldOf(c, "name").slice(0, MAX_CHARACTERS) : "";
  return sendPage(
    c,
    <FormToken.Provider value={c.get("formToken")}>
      <LoginView
        name={name}
        next={next}
        draft={draft ?? (isAttempt ? carriedDraft(c.get("fields")) : null)}
        problem={problem}
      />
    </FormToken.Provider>,
    status,
  );
}
