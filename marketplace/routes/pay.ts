import type { OpenAPIHono } from "@hono/zod-openapi";
import { PATHS } from "@/contract/paths";
import type { Deps } from "../deps";
import { answer, refuse } from "../http/answer";
import { describeCall } from "../http/describe-call";
import { readMeta } from "../http/meta";
import { readBody } from "../http/read-body";
import { noticeReceiver } from "../services/payments/receive-notice";

/** Where payment companies tell of payments. Reads the raw body, because that is what they sign. */
export function payRoutes(app: OpenAPIHono, deps: Deps): void {
  app.openAPIRegistry.registerPath(describeCall("payNotice"));
  const receive = noticeReceiver(deps);
  app.on("POST", PATHS.payNotice.path, async (c) => {
    try {
      const body = await readBody(c.req.raw);
      const signature = c.req.header("X-Signature") ?? "";
      const { ip } = readMeta(c, deps.config);
      return answer(c, await receive({ body, signature, ip }));
    } catch (error) {
      return refuse(c, error, deps.log);
    }
  });
}
