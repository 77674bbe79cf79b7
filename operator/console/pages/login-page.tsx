import { ApiError } from "@storefront/contract/api-error";
import { sendPage } from "@storefront/html/send-page";
import { readMeta } from "@storefront/marketplace/http/meta";
import type { Hono } from "hono";
import { type LoggedIn, logIn } from "../../access/log-in";
import { endSession } from "../../access/sessions";
import { recordAudit } from "../../audit/record-audit";
import { type Console, type ConsoleEnv, fieldOf } from "../console-env";
import { carriedDraft, isConsolePath } from "../form-draft";
import {
  formTokenFor,
  formTokenOf,
  hasFormToken,
  knownBrowser,
  sessionToken,
  setBrowserCookie,
  setSessionCookie,
} from "../form-token";
import { showLogin } from "../show-login";
import { FormToken } from "../views/form";
import { ResumeView } from "../views/resume-view";

const MAX_CHARACTERS = 200;

/** Login by name, password and one-time code. */
export function loginPage(app: Hono<ConsoleEnv>, { deps, realClock }: Console): void {
  app.use("/login", async (c, next) => {
    c.set("formToken", formTokenOf(c, deps.config, false));
    await next();
  });
  app.get("/login", (c) => showLogin(c, {}));
  app.post("/login", async (c) => {
    if (!hasFormToken(c)) {
      return showLogin(c, { problem: "页面已经过期，请再提交一次。", status: 403 });
    }
    const typed = {
      name: fieldOf(c, "name"),
      password: fieldOf(c, "password"),
      code: fieldOf(c, "code"),
    };
    const values = Object.values(typed);
    if (values.includes("")) {
      return showLogin(c, { problem: "请填写姓名、密码和动态码。", status: 400 });
    }
    if (values.some(({ length }) => length > MAX_CHARACTERS)) {
      return showLogin(c, { problem: "填写的内容太长。", status: 400 });
    }
    const { ip } = readMeta(c, deps.config);
    let entered: LoggedIn | null;
    try {
      const browserOf = (operatorId: number) => knownBrowser(c, operatorId);
      const attempt = { ...typed, ip, previous: sessionToken(c), browserOf };
      entered = await logIn(deps, attempt, realClock.now());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return showLogin(c, { problem: error.message, status: error.status === 503 ? 503 : 429 });
    }
    if (entered === null) {
      const problem = "姓名、密码或动态码不对。动态码只能用一次，请等下一个再试。";
      return showLogin(c, { problem, status: 403 });
    }
    setSessionCookie(c, deps.config, entered.session);
    setBrowserCookie(c, deps.config, entered);
    const draft = carriedDraft(c.get("fields"));
    if (draft) {
      return sendPage(
        c,
        <FormToken.Provider value={formTokenFor(deps.config, entered.session)}>
          <ResumeView draft={draft} />
        </FormToken.Provider>,
      );
    }
    const next = fieldOf(c, "next");
    return c.redirect(isConsolePath(next) ? next : "/admin", 303);
  });
}

/** Ends the session, and records it. */
export function logoutPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.post("/logout", async (c) => {
    const operator = c.get("operator");
    await deps.db.transaction(async (tx) => {
      if (!(await endSession(tx, sessionToken(c)))) return;
      const subject = `operator ${operator.id}`;
      await recordAudit(tx, operator, { action: "session.logout", subject }, deps.clock.now());
    });
    setSessionCookie(c, deps.config, "");
    return c.redirect("/admin/login", 303);
  });
}
