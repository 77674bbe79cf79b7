import { ApiError } from "@storefront/contract/api-error";
import { PATHS } from "@storefront/contract/http/paths";
import type { Hono } from "hono";
import type { Deps } from "../deps";
import { readEvents } from "../events/events";
import { refuse } from "../http/answer";
import { giveBrowserCookie } from "../http/browser-cookie";
import { defineCall } from "../http/define-call";
import { readBalanceLedger } from "../ledger/ledger";
import { chooseSms, readSmsChoices } from "../messages/messages";
import { bindPhone } from "./bind-phone";
import { agree } from "./consents";
import { login } from "./login";
import { endLogin, readLogins } from "./logins";
import { readProfile } from "./profile";
import { sendCode } from "./send-code";
import { revokeAllTokens, revokeToken } from "./tokens";

/** Login by SMS code, logout, and the logged-in user (product §7). */
export function accountRoutes(app: Hono, deps: Deps): void {
  app.use(PATHS.sendSms.path, async (c, next) => {
    if (c.req.header("req-v") !== "2") return refuse(c, new ApiError("badPayload"), deps.log);
    return next();
  });
  app.use(PATHS.sendSms.path, giveBrowserCookie(deps.config));
  defineCall(app, deps, "sendSms", ({ input, meta }) =>
    sendCode(deps, { ...meta, data: input.data, challengeToken: input.challenge_token }),
  );
  defineCall(app, deps, "login", ({ input, meta }) =>
    login(deps, { ...meta, phone: input.phone, verifyCode: input.verify_code }),
  );
  defineCall(app, deps, "bindPhone", ({ input, meta }) =>
    bindPhone(deps, {
      ...meta,
      phone: input.phone,
      verifyCode: input.verify_code,
      unionId: input.union_id,
    }),
  );
  defineCall(app, deps, "agree", async ({ input, user }) => {
    await agree(deps, { userId: user.userId, site: user.site }, input.version);
    return null;
  });
  defineCall(app, deps, "logout", async ({ user }) => {
    await revokeToken(deps, user.tokenHash);
    return null;
  });
  defineCall(app, deps, "logoutEverywhere", async ({ user }) => {
    await revokeAllTokens(deps, user.userId);
    return null;
  });
  defineCall(app, deps, "logins", ({ user }) => readLogins(deps, user));
  defineCall(app, deps, "endLogin", async ({ input, user }) => {
    await endLogin(deps, user.userId, input.login_id);
    return null;
  });
  defineCall(app, deps, "ledger", ({ input, user }) =>
    readBalanceLedger(deps.db, { userId: user.userId, page: input.page }),
  );
  defineCall(app, deps, "accountEvents", ({ input, user }) =>
    readEvents(deps, user.userId, input.after),
  );
  defineCall(app, deps, "smsNotices", ({ user }) => readSmsChoices(deps, user.userId));
  defineCall(app, deps, "chooseSmsNotices", async ({ input, user }) => {
    await chooseSms(deps, user.userId, input.kinds);
    return readSmsChoices(deps, user.userId);
  });
  defineCall(app, deps, "profile", ({ user }) => readProfile(deps, user.userId));
  defineCall(app, deps, "time", async () => ({
    time: Math.floor(deps.clock.now().getTime() / 1000),
  }));
}
