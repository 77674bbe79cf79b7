import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Deps } from "../deps";
import { defineCall } from "../http/define-call";
import { readHome } from "../services/home/home";

export function homeRoutes(app: OpenAPIHono, deps: Deps): void {
  defineCall(app, deps, "home", () => readHome(deps));
}
