import { goods, operatorAudit, stock } from "@storefront/marketplace/database/schema";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { type ConsoleBrowser, signInAs } from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import type { Role } from "../access/manage-operators";
import { ACTION_ROLES } from "../orders/action-roles";
import { ORDER_ACTIONS } from "../orders/order-actions";

const ROLES: readonly Role[] = ["viewer", "clerk", "owner"];
const RANK: Readonly<Record<Role, number>> = { viewer: 0, clerk: 1, owner: 2 };

/** Pages and the least role that may see them; any operator when omitted. */
const PAGES: readonly (readonly [path: string, least?: Role])[] = [
  ["/admin"],
  ["/admin/orders"],
  ["/admin/orders/ORDER"],
  ["/admin/listings"],
  ["/admin/listings/1010"],
  ["/admin/listings/new", "owner"],
  ["/admin/listings/1010/edit", "owner"],
  ["/admin/listings/import", "owner"],
  ["/admin/listings/export", "owner"],
  ["/admin/after-sales"],
  ["/admin/refunds"],
  ["/admin/reconcile"],
  ["/admin/reviews"],
  ["/admin/reports"],
  ["/admin/coupons"],
  ["/admin/users"],
  ["/admin/users/1"],
  ["/admin/promoters"],
  ["/admin/downloads"],
  ["/admin/boosters"],
  ["/admin/boost-games"],
  ["/admin/messages"],
  ["/admin/audit"],
  ["/admin/account"],
];

/** Actions, the least role that may perform them, and requests that change nothing. */
const ACTIONS: readonly (readonly [path: string, least: Role])[] = [
  ["/admin/orders/ORDER/deliver", "clerk"],
  ["/admin/orders/ORDER/start", "clerk"],
  ["/admin/orders/ORDER/accept", "clerk"],
  ["/admin/orders/ORDER/finish", "clerk"],
  ["/admin/orders/ORDER/begin", "clerk"],
  ["/admin/orders/ORDER/account", "clerk"],
  ["/admin/orders/ORDER/talk", "clerk"],
  ["/admin/orders/ORDER/report", "clerk"],
  ["/admin/boost-games/new", "owner"],
  ["/admin/boost-games/359/edit", "owner"],
  ["/admin/boosters/add", "clerk"],
  ["/admin/boosters/1/online", "clerk"],
  ["/admin/boosters/1/verified", "owner"],
  ["/admin/orders/ORDER/cancel", "clerk"],
  ["/admin/orders/ORDER/extend", "clerk"],
  ["/admin/orders/ORDER/refund", "clerk"],
  ["/admin/orders/ORDER/retry", "clerk"],
  ["/admin/orders/ORDER/reject", "clerk"],
  ["/admin/orders/ORDER/approve", "owner"],
  ["/admin/orders/ORDER/exchange", "owner"],
  ["/admin/reconcile/alipay/ORDER/apply", "owner"],
  ["/admin/reconcile/alipay/ORDER/refund", "owner"],
  ["/admin/reconcile/alipay/ORDER/approve", "owner"],
  ["/admin/reconcile/alipay/ORDER/reject", "owner"],
  ["/admin/after-sales/ORDER/accept", "clerk"],
  ["/admin/after-sales/ORDER/refuse", "clerk"],
  ["/admin/after-sales/ORDER/escalate", "clerk"],
  ["/admin/reviews/1/reply", "clerk"],
  ["/admin/reviews/1/hide", "owner"],
  ["/admin/reviews/1/show", "owner"],
  ["/admin/reports/1/handle", "clerk"],
  ["/admin/messages/1/answer", "clerk"],
  ["/admin/after-sales/ORDER/decide", "owner"],
  ["/admin/refunds/ORDERR1/retry", "owner"],
  ["/admin/listings/new", "owner"],
  ["/admin/listings/1010/edit", "owner"],
  ["/admin/listings/1010/unlist", "owner"],
  ["/admin/listings/1010/relist", "owner"],
  ["/admin/listings/1010/pieces/STOCK/price", "owner"],
  ["/admin/listings/1010/pieces/STOCK/stock", "owner"],
  ["/admin/listings/1010/pieces/STOCK/secrets", "owner"],
  ["/admin/listings/import", "owner"],
  ["/admin/listings/import/confirm", "owner"],
  ["/admin/coupons", "owner"],
  ["/admin/coupons/1/end", "owner"],
  ["/admin/users/1/block", "owner"],
  ["/admin/users/1/unblock", "owner"],
];

/** Actions of any operator on the own account. */
const OWN_ACTIONS = [
  "/admin/account/password",
  "/admin/account/codes",
  "/admin/account/codes/confirm",
  "/admin/logout",
];

const test = useSite({ resets: false });
let browsers: Record<Role, ConsoleBrowser>;
let at: (path: string) => string;
beforeAll(async () => {
  await test.reset();
  const { order } = await placeOrder(test, 1);
  await settlePayment(test.deps, order.order_num);
  const [piece] = await test.deps.db.select().from(stock).limit(1);
  at = (path) => path.replace("ORDER", order.order_num).replace("STOCK", String(piece?.id));
  browsers = {
    viewer: await signInAs(test, "viewer"),
    clerk: await signInAs(test, "clerk"),
    owner: await signInAs(test, "owner"),
  };
});

const counts = async () => [
  await test.deps.db.$count(operatorAudit),
  JSON.stringify(await test.deps.db.select().from(goods).orderBy(goods.id)),
];

const pages = PAGES.map(([path, least = "viewer"]) => [path, least] as const);

it.each(pages)("shows %s to the roles that may see it", async (path, least) => {
  for (const role of ROLES) {
    const { status } = await browsers[role].get(at(path));
    expect([role, status]).toEqual([role, RANK[role] >= RANK[least] ? 200 : 403]);
  }
});

it.each(ACTIONS)("denies %s to lower roles and changes nothing", async (path, least) => {
  const before = await counts();
  for (const role of ROLES.filter((each) => RANK[each] < RANK[least])) {
    await browsers[role].get("/admin");
    const { status, html } = await browsers[role].post(at(path), {});
    expect([role, status]).toEqual([role, 403]);
    expect(html).toContain("你的角色不能做这一步");
  }
  expect(await counts()).toEqual(before);
});

it("knows every act of an order with its least role", () => {
  for (const act of ORDER_ACTIONS) {
    expect(ACTIONS).toContainEqual([`/admin/orders/ORDER/${act}`, ACTION_ROLES[act]]);
  }
});

it.each([...ACTIONS.map(([path]) => path), ...OWN_ACTIONS])(
  "rejects %s from other sites and with other tokens",
  async (path) => {
    const before = await counts();
    const { owner } = browsers;
    await owner.get("/admin");
    for (const forged of [{ origin: "https://evil.example" }, { formToken: "x" }]) {
      const { status, html } = await owner.post(at(path), {}, forged);
      expect(status).toBe(403);
      expect(html).toContain("不是从后台的页面发出的");
    }
    await owner.get("/admin");
    expect(await counts()).toEqual(before);
  },
);

describe("hostile input", () => {
  const LONG = "号".repeat(10_240);
  const CONTROLS = "a\u0000b\u0007c\u202e";

  it.each([
    "/admin/orders?by=number&q=",
    "/admin/orders?by=phone&q=",
    "/admin/listings?q=",
    "/admin/users?q=",
  ])("finds nothing, without an error, for impossible values in %s", async (path) => {
    for (const text of [LONG, CONTROLS, "%_\\'\";--", "-1", "99999999999999999999"]) {
      const { status } = await browsers.owner.get(`${path}${encodeURIComponent(text)}`);
      // A search by number or phone explains what it accepts.
      expect([200, 400]).toContain(status);
    }
  });

  it.each([
    ["/admin/listings/1010/pieces/STOCK/price", { price: LONG, again: LONG, seen_fen: CONTROLS }],
    ["/admin/listings/1010/pieces/STOCK/stock", { pieces: CONTROLS }],
    ["/admin/listings/1010/edit", { name: LONG, game: CONTROLS, seen: LONG }],
    ["/admin/listings/new", { name: CONTROLS, detail: LONG, guarantees: LONG }],
    ["/admin/coupons", { name: LONG, label: CONTROLS, off: "-1" }],
    ["/admin/users/1/block", { reason: LONG }],
    ["/admin/account/password", { new_password: LONG, again_password: LONG }],
  ])("is rejected at %s and changes nothing", async (path, fields) => {
    const before = await counts();
    await browsers.owner.get("/admin");
    const { status } = await browsers.owner.post(at(path), fields as Record<string, string>);
    expect([400, 404, 409]).toContain(status);
    expect(await counts()).toEqual(before);
  });

  it.each([
    "/admin/orders/0",
    "/admin/listings/0",
    "/admin/listings/99999999999999999999",
    "/admin/listings/99999999999999999999/edit",
    "/admin/users/99999999999999999999",
    "/admin/messages/999999999",
    "/admin/refunds/20990101000000000000R1",
    "/admin/after-sales/x",
    "/admin/listings/-1",
  ])("gets 404 for %s", async (path) => {
    expect((await browsers.owner.get(path)).status).toBe(404);
  });
});
