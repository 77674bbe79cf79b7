import type { OpenAPIHono } from "@hono/zod-openapi";
import { PATHS } from "@/contract/paths";
import type { Deps } from "../deps";
import { answer, refuse } from "../http/answer";
import { describeCall } from "../http/describe-call";
import { readBody } from "../http/read-body";
import { receiveNotice } from "../services/payments/receive-notice";

/** Where payment companies tell of payments. Reads the raw body, because that is what they sign. */
export function payRoutes(app: OpenAPIHono, deps: Deps): void {
  app.openAPIRegistry.registerPath(describeCall("payNotice"));
  app.on("POST", PATHS.payNotice.path, async (c) => {
    try {
      const body = await readBody(c.req.raw);
      return answer(c, await receiveNotice(deps, body, c.req.header("X-Signature") ?? ""));
    } catch (error) {
      return refuse(c, error, deps.log);
    }
  });
}
