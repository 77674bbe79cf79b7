import type { Hono } from "hono";
import type { Deps } from "../deps";
import { defineCall } from "../http/define-call";
import { readHome } from "./read-home";
import { recordDownload } from "./record-download";

export function homeRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "home", () => readHome(deps));
  defineCall(app, deps, "recordDownload", ({ input, meta }) =>
    recordDownload(deps, { ad: input.ad, ...meta }),
  );
}
