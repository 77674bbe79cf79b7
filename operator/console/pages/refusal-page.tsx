import { sendPage } from "@storefront/html/send-page";
import { currentRequestId } from "@storefront/platform/observability/request-context";
import type { Hono } from "hono";
import { type Console, type ConsoleContext, type ConsoleEnv, ConsoleRefusal } from "../console-env";
import { Entrance } from "../views/layout";

/** Registered last: answers unknown pages and errors of all others. */
export function refusalPage(app: Hono<ConsoleEnv>, { deps: { log } }: Console): void {
  app.all("*", () => {
    throw new ConsoleRefusal(404, "没有这个页面。");
  });
  app.onError((error, c) => {
    if (error instanceof ConsoleRefusal) return say(c, error.message, error.status);
    log.error({ err: error, path: c.req.path }, "unexpected error in the console");
    return say(c, "服务出了问题，请稍后再试。刚才的操作可能没有完成，请先查看结果。", 500);
  });
}

export const say = (c: ConsoleContext, text: string, status: 403 | 404 | 409 | 413 | 500) =>
  sendPage(
    c,
    <Entrance title="没能完成" heading={status === 404 ? "没有找到" : "没能完成"}>
      <p>{text}</p>
      {status === 500 && <p>错误编号：{currentRequestId()}</p>}
      <p>
        <a class="button" href="/admin">
          回到总览
        </a>
      </p>
    </Entrance>,
    status,
  );
