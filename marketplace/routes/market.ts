import type { OpenAPIHono } from "@hono/zod-openapi";
import * as z from "zod";
import { ApiError } from "../api-error";
import { runCommand } from "../commands/run-command";
import { COMMAND_PATH } from "../commands/running-marketplace";
import type { Deps } from "../deps";
import { refuse } from "../http/answer";
import { parseInput, readInput } from "../http/read-input";
import { isFromStorefront } from "../http/request-origin";

const request = z.object({ args: z.array(z.string().max(1_000)).max(20) });

/** Runs commands of `npm run market` for who shows the internal secret; nobody else learns that there is such a call. */
export function marketRoutes(app: OpenAPIHono, deps: Deps): void {
  app.on("POST", COMMAND_PATH, async (c) => {
    try {
      if (!isFromStorefront(c, deps.config)) throw new ApiError("noSuchCall");
      const { args } = parseInput(request, await readInput(c.req.raw, "POST"));
      const lines: string[] = [];
      const exit_code = await runCommand(deps, args, (line) => lines.push(line));
      return c.json({ exit_code, lines });
    } catch (error) {
      return refuse(c, error, deps.log);
    }
  });
}
