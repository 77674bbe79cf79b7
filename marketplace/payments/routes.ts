import type { Hono } from "hono";
import type { Deps } from "../deps";
import { refuse } from "../http/answer";
import { readMeta } from "../http/meta";
import { readBody } from "../http/read-body";
import { CALLBACK_PATHS } from "../providers/payments/callback-paths";
import type { ProviderName } from "../providers/payments/provider";
import { callbackReceiver } from "./receive-callback";

/** Receives callbacks of payment providers. Reads the raw body, because the signature covers it. */
export function payRoutes(app: Hono, deps: Deps): void {
  const receiveCallback = callbackReceiver(deps);
  for (const [name, path] of Object.entries(CALLBACK_PATHS) as [ProviderName, string][]) {
    app.on("POST", path, async (c) => {
      try {
        const body = await readBody(c.req.raw);
        const { ip } = readMeta(c, deps.config);
        const answer = await receiveCallback(name, { headers: c.req.raw.headers, body }, ip);
        return new Response(answer.body, {
          status: answer.status,
          headers: { "Content-Type": answer.contentType, "Cache-Control": "no-store" },
        });
      } catch (error) {
        return refuse(c, error, deps.log);
      }
    });
  }
}
