import { comments, goodsReports } from "@storefront/marketplace/database/schema";
import { addOperator } from "@storefront/operator/access/manage-operators";
import { codeAt } from "@storefront/operator/access/one-time-code";
import { addReview } from "../../marketplace/review-listing";
import { consoleBrowser } from "../console-browser";
import { type Actions, BUYER, GOODS, type Office, type PrepareAction, REASONS } from "./office";

const REVIEW = "/reviews/:id{[0-9]+}";
const USER = "/users/:userId{[0-9]+}";
const NEW_PASSWORD = "correct horse battery";

const onReview =
  (name: string, ...before: readonly string[]): PrepareAction =>
  async (office) => {
    await addReview(office, { goodsId: GOODS, score: 2, content: "到账很快" });
    const [review] = await office.deps.db.select().from(comments);
    const path = `/admin/reviews/${review?.id}`;
    for (const act of before) await office.owner.post(`${path}/${act}`, REASONS);
    return { path: `${path}/${name}`, fields: { ...REASONS, reply: "谢谢支持" } };
  };

/** A browser at the login page of an operator whose codes are known. A code is accepted half a minute early, too. */
async function visitor({ deps, site }: Office) {
  const added = await addOperator(deps, "lin", "viewer");
  if (!added) throw new Error("there is an operator lin already");
  const { password, totpSecret } = added;
  const browser = consoleBrowser(site);
  await browser.get("/admin/login");
  const code = codeAt(totpSecret, new Date());
  const next = codeAt(totpSecret, new Date(Date.now() + 30_000));
  return { browser, password, next, credentials: { name: "lin", password, code } };
}

async function loggedIn(office: Office) {
  const { browser, password, next, credentials } = await visitor(office);
  await browser.post("/admin/login", credentials);
  await browser.get("/admin");
  return { by: browser, password, next };
}

/** Actions on reviews, reports, users, conversations, and the own account. */
export const PEOPLE_ACTIONS: Actions = {
  async "/login"(office) {
    const { browser, credentials } = await visitor(office);
    return { path: "/admin/login", fields: credentials, by: browser };
  },
  "/logout": async () => ({ path: "/admin/logout" }),
  async "/account/password"(office) {
    const { by, password, next } = await loggedIn(office);
    const proof = { change_current_password: password, change_code: next };
    const fields = { ...proof, new_password: NEW_PASSWORD, again_password: NEW_PASSWORD };
    return { path: "/admin/account/password", fields, by };
  },
  async "/account/codes"(office) {
    const { by, password, next } = await loggedIn(office);
    const fields = { renew_current_password: password, renew_code: next };
    return { path: "/admin/account/codes", fields, by };
  },
  async "/account/codes/confirm"(office) {
    const { by, password, next } = await loggedIn(office);
    const proof = { renew_current_password: password, renew_code: next };
    const { html } = await by.post("/admin/account/codes", proof);
    const sealed = /name="renewal_code" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const fresh = /<code[^>]*>([A-Z2-7]+)<\/code>/.exec(html)?.[1] ?? "";
    const fields = { renewal_code: sealed, confirm_code: codeAt(fresh, new Date()) };
    return { path: "/admin/account/codes/confirm", fields, by };
  },
  [`${REVIEW}/reply`]: onReview("reply"),
  [`${REVIEW}/hide`]: onReview("hide"),
  [`${REVIEW}/show`]: onReview("show", "hide"),
  async "/reports/:id{[0-9]+}/handle"(office) {
    const token = await office.tokenOf(BUYER);
    const report = { goods_id: GOODS, reason: "untrue", text: "图文不符" } as const;
    await office.request("reportGoods", report, { token });
    const [made] = await office.deps.db.select().from(goodsReports);
    return { path: `/admin/reports/${made?.id}/handle` };
  },
  [`${USER}/block`]: async () => ({ path: `/admin/users/${BUYER}/block`, fields: REASONS }),
  async [`${USER}/unblock`]({ owner }) {
    await owner.post(`/admin/users/${BUYER}/block`, REASONS);
    return { path: `/admin/users/${BUYER}/unblock` };
  },
  async "/messages/:id{[0-9]{1,9}}/answer"(office) {
    const token = await office.tokenOf(BUYER);
    const message = { goods_id: GOODS, party: "seller", text: "还有货吗" } as const;
    await office.request("sendMessage", { ...message, request_id: "request-1" }, { token });
    const list = (await office.clerk.get("/admin/messages")).html;
    const path = /\/admin\/messages\/[0-9]+/.exec(list)?.[0] ?? "";
    return { path: `${path}/answer`, fields: { text: "有货" }, by: office.clerk };
  },
};
