import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "@storefront/marketplace/deps";
import { refuse } from "@storefront/marketplace/http/answer";
import { parseInput, readInput } from "@storefront/marketplace/http/read-input";
import { Refusal } from "@storefront/mobile/refusal";
import { type Context, Hono } from "hono";
import type { SandboxCall } from "../calls/sandbox-call";

/** Serves the sandbox's calls: results as plain JSON, errors in the marketplace's envelope. */
export function sandboxCalls(calls: readonly SandboxCall[], { log }: Pick<Deps, "log">): Hono {
  const app = new Hono();
  for (const { method, name, run } of calls) {
    app.on(method, `/${name}`, async (c: Context) => {
      try {
        return c.json(await run(parseInput, await readInput(c.req.raw, method)));
      } catch (error) {
        return refuse(c, asApiError(error), log);
      }
    });
  }
  return app;
}

/** The simulated systems use the marketplace's error names. */
const asApiError = (error: unknown): unknown =>
  error instanceof Refusal && error.reason !== undefined
    ? new ApiError(error.reason, { msg: error.message })
    : error;
