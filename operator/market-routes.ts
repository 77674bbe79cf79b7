import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "@storefront/marketplace/deps";
import { refuse } from "@storefront/marketplace/http/answer";
import { parseInput, readInput } from "@storefront/marketplace/http/read-input";
import { isFromStorefront } from "@storefront/marketplace/http/request-origin";
import { securityHeaders } from "@storefront/marketplace/http/security-headers";
import type { Hono } from "hono";
import * as z from "zod";
import { runCommand } from "./commands/run-command";
import { COMMAND_PATH } from "./commands/running-marketplace";

const request = z.object({ args: z.array(z.string().max(1_000)).max(20) });

/** Runs `npm run market` commands for callers with the internal secret. Others get the answer of an unknown call. */
export function marketRoutes(app: Hono, deps: Deps): void {
  app.use(COMMAND_PATH, securityHeaders(deps.config));
  app.post(COMMAND_PATH, async (c) => {
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
