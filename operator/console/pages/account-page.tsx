import type { Hono } from "hono";
import {
  beginTotpRenewal,
  changePassword,
  finishTotpRenewal,
} from "../../access/change-credentials";
import { otpauthUri } from "../../access/one-time-code";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  fieldOf,
  type PageStatus,
  refusalText,
} from "../console-env";
import type { FormProblem } from "../form-fields";
import { sessionToken } from "../form-token";
import { onForm } from "../on-form";
import { showPage } from "../show-page";
import { AccountView, type Renewal } from "../views/account-view";

const PATH = "/admin/account";
const MIN_CHARACTERS = 12;
const MAX_CHARACTERS = 200;
const WRONG = "当前密码或动态码不对。动态码只能用一次，请等下一个再试。";

/** An operator's own password and one-time codes. */
export function accountPage(app: Hono<ConsoleEnv>, { deps, realClock }: Console): void {
  const show = (
    c: ConsoleContext,
    problem?: FormProblem,
    status?: PageStatus,
    renewal: Renewal | null = null,
  ) => {
    const view = <AccountView problem={problem} renewal={renewal} done={c.req.query("done")} />;
    return showPage(c, { title: "账号安全", section: PATH, view }, status);
  };
  const proofOf = (c: ConsoleContext, form: string) => ({
    password: fieldOf(c, `${form}_current_password`),
    code: fieldOf(c, `${form}_code`),
    session: sessionToken(c),
    codeTime: realClock.now(),
  });

  app.get("/account", (c) => show(c));

  onForm(app, "/account/password", {
    role: "viewer",
    show: (c, problem, status) => show(c, problem, status),
    async change(c, operator) {
      const password = fieldOf(c, "new_password");
      const proof = proofOf(c, "change");
      const wrong = passwordProblem(password, fieldOf(c, "again_password"), proof.password);
      if (wrong) return wrong;
      if (await changePassword(deps, operator, proof, password)) {
        return { to: `${PATH}?done=password` };
      }
      return { field: "change_code", text: WRONG };
    },
  });

  app.post("/account/codes", async (c) => {
    const operator = c.get("operator");
    try {
      const begun = await beginTotpRenewal(deps, operator, proofOf(c, "renew"));
      if (!begun) return show(c, { field: "renew_code", text: WRONG }, 400);
      const { host } = new URL(deps.config.publicApiUrl);
      const uri = otpauthUri(begun.secret, operator.name, host);
      return show(c, undefined, 200, { sealed: begun.sealed, uri, secret: begun.secret });
    } catch (error) {
      return show(c, { text: `${refusalText(error)}。什么也没有改变。` }, 409);
    }
  });

  app.post("/account/codes/confirm", async (c) => {
    const operator = c.get("operator");
    const sealed = fieldOf(c, "renewal_code");
    const { session, codeTime } = proofOf(c, "renew");
    try {
      const code = fieldOf(c, "confirm_code");
      const outcome = await finishTotpRenewal(deps, operator, { sealed, code, session, codeTime });
      if (outcome === "done") return c.redirect(`${PATH}?done=codes`, 303);
      if (outcome === "expired") {
        return show(c, { text: "更换已经过期，旧的动态码仍然有效，请重新开始。" }, 409);
      }
      const problem = { field: "confirm_code", text: "动态码不对，请输入新条目显示的 6 位数字" };
      return show(c, problem, 400, { sealed });
    } catch (error) {
      return show(c, { text: `${refusalText(error)}。什么也没有改变。` }, 409);
    }
  });
}

function passwordProblem(password: string, again: string, current: string): FormProblem | null {
  if (password.length < MIN_CHARACTERS || password.length > MAX_CHARACTERS) {
    return {
      field: "new_password",
      text: `新密码要有 ${MIN_CHARACTERS} 到 ${MAX_CHARACTERS} 个字符`,
    };
  }
  if (password === current) return { field: "new_password", text: "新密码不能和当前密码相同" };
  if (new Set(password).size < 5) return { field: "new_password", text: "新密码太简单" };
  return password === again ? null : { field: "again_password", text: "两次输入的新密码不一致" };
}
