/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { ApiError } from "@/marketplace/api-error";
import { readMeta } from "@/marketplace/http/meta";
import { logIn } from "../../access/log-in";
import { answerPage } from "../answer-page";
import { type Console, type ConsoleContext, type ConsoleEnv, fieldOf } from "../console-env";
import { formTokenOf, isOwnForm, keepSession, sessionToken } from "../form-token";
import { LoginView } from "../views/login-view";

const MOST_CHARACTERS = 200;
const OWN_PATH = /^\/admin(?:[/?][\w\-./?=&%]*)?$/;

/** Logging in by name, password and one-time code. */
export function loginPage(app: Hono<ConsoleEnv>, { deps, realClock }: Console): void {
  const show = (c: ConsoleContext, problem?: string, status?: Parameters<typeof answerPage>[2]) => {
    const isPost = c.req.method === "POST";
    const next = isPost ? fieldOf(c, "next") : (c.req.query("next") ?? "");
    const name = fieldOf(c, "name").slice(0, MOST_CHARACTERS);
    const view = (
      <LoginView name={name} next={next} formToken={c.get("formToken")} problem={problem} />
    );
    return answerPage(c, view, status);
  };

  app.use("/login", async (c, next) => {
    c.set("formToken", formTokenOf(c, deps.config, false));
    await next();
  });
  app.get("/login", (c) => show(c));
  app.post("/login", async (c) => {
    if (!isOwnForm(c)) return show(c, "页面已经过期，请再提交一次。", 403);
    const typed = {
      name: fieldOf(c, "name"),
      password: fieldOf(c, "password"),
      code: fieldOf(c, "code"),
    };
    const values = Object.values(typed);
    if (values.includes("")) return show(c, "请填写姓名、密码和动态码。", 400);
    if (values.some(({ length }) => length > MOST_CHARACTERS)) {
      return show(c, "填写的内容太长。", 400);
    }
    const { ip } = readMeta(c, deps.config);
    try {
      const attempt = { ...typed, ip, previous: sessionToken(c) };
      const token = await logIn(deps, attempt, realClock.now());
      if (token === null) {
        return show(c, "姓名、密码或动态码不对。动态码只能用一次，请等下一个再试。", 403);
      }
      keepSession(c, deps.config, token);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return show(c, error.message, error.status === 503 ? 503 : 429);
    }
    const next = fieldOf(c, "next");
    return c.redirect(OWN_PATH.test(next) ? next : "/admin", 303);
  });
}
