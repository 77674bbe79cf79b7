import { PATHS } from "@storefront/contract/http/paths";
import type { Hono } from "hono";
import type { Deps } from "../deps";
import { giveBrowserCookie } from "../http/browser-cookie";
import { defineCall } from "../http/define-call";
import { deleteAccount, readDeletion, sendDeletionCode } from "./delete-account";
import { exportAccount } from "./export-account";

/** Export of the logged-in user's data, and the closing of the account. */
export function personalDataRoutes(app: Hono, deps: Deps): void {
  app.use(PATHS.sendDeletionCode.path, giveBrowserCookie(deps.config));
  defineCall(app, deps, "exportData", ({ user }) => exportAccount(deps, user.userId));
  defineCall(app, deps, "deletion", ({ user }) => readDeletion(deps, user.userId));
  defineCall(app, deps, "sendDeletionCode", ({ user, meta }) =>
    sendDeletionCode(deps, user.userId, meta),
  );
  defineCall(app, deps, "deleteAccount", async ({ input, user, meta }) => {
    await deleteAccount(deps, user.userId, { ...meta, verifyCode: input.verify_code });
    return null;
  });
}
