import { type Context, Hono } from "hono";
import type { ImplementedCall, Parse } from "./implement-call";
import { SANDBOX_PATHS } from "./paths";

interface Wire {
  /** Reads the query of a GET, the JSON body of a POST; a DELETE has neither. */
  readInput(request: Request, method: "GET" | "POST"): Promise<unknown>;
  parse: Parse;
  /** Answers what a call has thrown. */
  refuse(c: Context, error: unknown): Response;
}

/**
 * Serves calls of the sandbox, whose answers are plain JSON.
 * @param under the path at which the application is mounted
 */
export function serveCalls(
  calls: readonly ImplementedCall[],
  { readInput, parse, refuse }: Wire,
  under = "",
): Hono {
  const app = new Hono();
  for (const { name, run } of calls) {
    const { method, path } = SANDBOX_PATHS[name];
    const pattern = path.slice(under.length).replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(method, `/${pattern}`, async (c: Context) => {
      try {
        const input = withParameters(
          await readInput(c.req.raw, method === "POST" ? "POST" : "GET"),
          c.req.param(),
        );
        return c.json(await run(parse, input));
      } catch (error) {
        return refuse(c, error);
      }
    });
  }
  return app;
}

/** The parameters in the path are fields of the request like others. */
function withParameters(input: unknown, parameters: Record<string, string>): unknown {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  return isObject ? { ...input, ...parameters } : input;
}
