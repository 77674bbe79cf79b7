import { PATHS } from "@storefront/contract/http/paths";
import type { Hono } from "hono";
import type { Deps } from "../../deps";
import { giveBrowserCookie } from "../../http/browser-cookie";
import { defineCall } from "../../http/define-call";
import { authoriseScan, openScan } from "./authorise";
import { createScan } from "./create-scan";
import { pollScan } from "./poll";
import { markCancelled } from "./scan-transitions";
import { webLogin } from "./web-login";

/**
 * Login by WeChat QR code (product §4, §7). `from` of webLogin is ignored: a login belongs to the site that the
 * storefront's proxy sends.
 */
export function wechatRoutes(app: Hono, deps: Deps): void {
  app.use(PATHS.getK.path, giveBrowserCookie(deps.config));
  defineCall(app, deps, "getK", ({ meta }) => createScan(deps, meta));
  defineCall(app, deps, "scanStatus", ({ input, meta }) =>
    pollScan(deps, { k: input.k, browser: meta.browser }),
  );
  app.use(PATHS.wechatScan.path, giveBrowserCookie(deps.config));
  defineCall(app, deps, "wechatScan", ({ input, meta }) => openScan(deps, { ...meta, k: input.k }));
  defineCall(app, deps, "wechatAuthorise", ({ input, meta }) =>
    authoriseScan(deps, { ...meta, ...input }),
  );
  defineCall(app, deps, "wechatCancel", async ({ input }) => {
    await markCancelled(deps, input.k);
    return null;
  });
  defineCall(app, deps, "webLogin", ({ input, meta }) =>
    webLogin(deps, { ...meta, code: input.code, state: input.state }),
  );
}
