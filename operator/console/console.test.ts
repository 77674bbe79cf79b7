import {
  boosters,
  boostOrders,
  boostReports,
  goods,
  messages,
  operatorAudit,
  orders,
} from "@storefront/marketplace/database/schema";
import { composeApp } from "@storefront/programs/compose-app";
import { giveAccounts } from "@storefront/testbed/marketplace/give-accounts";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import {
  type ConsoleBrowser,
  consoleBrowser,
  signInAs,
} from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import { desc, eq } from "drizzle-orm";
import { addOperator } from "../access/manage-operators";
import { codeAt } from "../access/one-time-code";

const GOODS = 1011;
const BUYER = 1;
const NOTE = "账号 sky_01 <b>密码</b> 见短信";

const test = useSite();

beforeEach(() => test.deps.db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, GOODS)));

async function paid(): Promise<string> {
  const { order } = await placeOrder(test, BUYER, { goodsId: GOODS });
  await settlePayment(test.deps, order.order_num);
  return order.order_num;
}

const orderOf = async (orderNum: string) =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0];
const lastAudit = async () =>
  (await test.deps.db.select().from(operatorAudit).orderBy(desc(operatorAudit.id)).limit(1))[0];
const auditCount = () => test.deps.db.$count(operatorAudit);

describe("the console", () => {
  it("takes no form of an http page when a proxy tells of https", async () => {
    const config = { ...test.deps.config, trustProxy: 1 };
    const proxied = composeApp(test.app, { ...test.deps, config });
    const request: typeof proxied.request = (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("X-Forwarded-Proto", "https");
      return proxied.request(url, { ...init, headers });
    };
    const owner = await signInAs({ site: { request }, deps: test.deps }, "owner");
    const statusOf = async (origin: string) =>
      (await owner.post("/admin/account/password", {}, { origin })).status;
    const { host } = new URL(config.publicApiUrl);
    expect([await statusOf(`http://${host}`), await statusOf(`https://${host}`)]).toEqual([
      403, 400,
    ]);
  });

  it("answers like an unknown call without operators, and always on brand hosts", async () => {
    const browser = consoleBrowser(test.site);
    expect((await browser.get("/admin")).html).toContain("没有这个接口");
    await addOperator(test.deps, "lin", "owner");
    expect((await browser.get("/admin/login")).status).toBe(200);
    const viaStorefront = await test.site.request("http://localhost/admin/login", {
      headers: { "X-Internal-Secret": test.deps.config.internalSecret },
    });
    expect(viaStorefront.status).toBe(404);
  });

  it("redirects by path, so that scheme, host and port stay those of the visitor", async () => {
    const browser = await signInAs(test, "owner");
    const stranger = consoleBrowser(test.site);
    const redirects = [
      await browser.get("/admin/"),
      await browser.get("/admin/orders/?by=phone"),
      await browser.get("/admin/orders//"),
      await browser.post("/admin/logout", {}),
      await stranger.get("/admin/orders/"),
    ];
    expect(redirects.map(({ location }) => location)).toEqual([
      "/admin",
      "/admin/orders?by=phone",
      "/admin/orders/",
      "/admin/login",
      "/admin/login?next=%2Fadmin%2Forders%2F",
    ]);
  });

  it("redirects to the login, and afterwards back to console pages only", async () => {
    const added = await addOperator(test.deps, "lin", "viewer");
    const { password = "", totpSecret = "" } = added ?? {};
    const browser = consoleBrowser(test.site);
    const { status, location } = await browser.get("/admin/orders?by=phone&q=8000");
    expect([status, location]).toEqual([
      303,
      `/admin/login?${new URLSearchParams({ next: "/admin/orders?by=phone&q=8000" })}`,
    ]);
    await browser.get(location ?? "");
    const wrong = await browser.post("/admin/login", {
      name: "lin",
      password: "x",
      code: "123456",
    });
    expect(wrong.status).toBe(403);
    expect(wrong.html).toContain('value="lin"');
    expect(wrong.html).not.toContain('value="x"');

    const code = codeAt(totpSecret, new Date());
    const typed = { name: "lin", password, code, next: "//evil.example" };
    const signedIn = await browser.post("/admin/login", typed);
    expect([signedIn.status, signedIn.location]).toEqual([303, "/admin"]);
    expect(signedIn.headers.get("Set-Cookie")).toMatch(/HttpOnly.*SameSite=Strict/);
    expect(signedIn.headers.get("Set-Cookie")).toContain("Path=/admin");

    await browser.get("/admin");
    expect((await browser.post("/admin/logout", {})).location).toBe("/admin/login");
    expect((await browser.get("/admin")).status).toBe(303);
    expect(await lastAudit()).toMatchObject({ operatorName: "lin", action: "session.logout" });
  });

  it("knows a browser that has logged in, regardless of what others try, and shows their attempts", async () => {
    const { password = "", totpSecret = "" } = (await addOperator(test.deps, "lin", "owner")) ?? {};
    const fill = (seconds: number) => ({
      ...{ name: "lin", password },
      code: codeAt(totpSecret, new Date(Date.now() + seconds * 1000)),
    });
    const browser = consoleBrowser(test.site);
    await browser.get("/admin/login");
    const signedIn = await browser.post("/admin/login", fill(0));
    const cookies = signedIn.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith("OperatorBrowser"))).toMatch(
      /^OperatorBrowser\d+=\S+; Max-Age=7776000; Path=\/admin; HttpOnly; SameSite=Strict$/,
    );
    await browser.get("/admin");
    await browser.post("/admin/logout", {});

    const other = consoleBrowser(test.site);
    await other.get("/admin/login");
    // With the login, ten of this address.
    for (let tried = 0; tried < 9; tried += 1) {
      await other.post("/admin/login", { ...fill(0), password: "x" });
    }
    expect((await other.post("/admin/login", fill(30))).status).toBe(429);
    await browser.get("/admin/login");
    expect((await browser.post("/admin/login", fill(30))).status).toBe(303);
    const { html } = await browser.get("/admin/audit");
    expect(html.match(/<td>lin<\/td><td>登录失败<\/td>/g)).toHaveLength(9);
  });

  it("sends no script, and is never cached", async () => {
    const browser = await signInAs(test, "viewer");
    const { headers, html } = await browser.get("/admin");
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(html).not.toContain("<script");
  });

  it("answers unknown pages and orders with 404", async () => {
    const browser = await signInAs(test, "owner");
    for (const path of ["nothing", "orders/999999999999", "orders/abc"]) {
      expect((await browser.get(`/admin/${path}`)).status).toBe(404);
    }
    const act = await browser.post("/admin/orders/999999999999/start", {});
    expect(act.html).toContain("没有这个订单");
  });
});

describe("an order's page", () => {
  let clerk: ConsoleBrowser;
  beforeEach(async () => {
    clerk = await signInAs(test, "clerk");
  });

  it("delivers, shows the secret on the buyer's phone only, and records who did it", async () => {
    const orderNum = await paid();
    const path = `/admin/orders/${orderNum}`;
    expect((await clerk.get("/admin")).html).toContain(orderNum);
    const started = await clerk.post(`${path}/start`, {});
    expect([started.status, started.location]).toEqual([303, `${path}?done=start`]);
    expect((await orderOf(orderNum))?.status).toBe("delivering");

    await clerk.post(`${path}/deliver`, { note: NOTE });
    const token = await test.tokenOf(BUYER, 1);
    const { data } = await test.request("orderDetail", { order_num: orderNum }, { token });
    expect(data).toMatchObject({ status: "delivered", delivery: { note: NOTE } });
    const { html } = await clerk.get(`${path}?done=deliver`);
    expect(html).toContain("已交付，内容只在买家的手机上显示");
    expect(html).not.toContain("sky_01");
    expect(await lastAudit()).toMatchObject({
      operatorName: "clerk",
      action: "order.deliver",
      subject: `order ${orderNum}`,
      before: { status: "delivering" },
      after: { status: "delivered", note_characters: NOTE.length },
    });
  });

  it("rejects impossible actions, keeps the input and changes nothing", async () => {
    const orderNum = await paid();
    const path = `/admin/orders/${orderNum}`;
    const before = await orderOf(orderNum);
    const entries = await auditCount();
    const long = await clerk.post(`${path}/deliver`, { note: `${"号".repeat(2001)}<i>` });
    expect(long.status).toBe(400);
    expect(long.html).toContain("最多 2000 字，现在是 2004 字");
    expect(long.html).toContain("号&lt;i&gt;</textarea>");
    expect((await clerk.post(`${path}/deliver`, { note: " " })).html).toContain("请填写交付内容");
    expect((await clerk.post(`${path}/finish`, {})).html).toContain("订单不存在");
    expect(await orderOf(orderNum)).toEqual(before);

    await clerk.post(`${path}/deliver`, { note: "first" });
    const again = await clerk.post(`${path}/deliver`, { note: "second" });
    expect(again.status).toBe(409);
    expect((await clerk.post(`${path}/start`, {})).status).toBe(409);
    expect((await orderOf(orderNum))?.deliveryNote).toBe("first");
    expect(await auditCount()).toBe(entries + 1);
  });

  it("rejects forms of other sites, other sessions and viewers", async () => {
    const orderNum = await paid();
    const path = `/admin/orders/${orderNum}`;
    const forged = [{ origin: "https://evil.example" }, { formToken: "x" }];
    for (const more of forged) {
      expect((await clerk.post(`${path}/start`, {}, more)).status).toBe(403);
    }
    const viewer = await signInAs(test, "viewer");
    expect((await viewer.get(path)).html).not.toContain("开始交付</button>");
    expect((await viewer.post(`${path}/start`, {})).status).toBe(403);
    expect((await orderOf(orderNum))?.status).toBe("paid");
  });

  it("assigns a boost to a booster, reports its stars and finishes it", async () => {
    const { data } = await placeBoost(test, await test.tokenOf(BUYER));
    await settlePayment(test.deps, data.order_num);
    const path = `/admin/orders/${data.order_num}`;
    expect((await clerk.post(`${path}/finish`, {})).status).toBe(409);
    expect((await clerk.post(`${path}/accept`, { booster: "" })).html).toContain("请选择代练");
    const [booster] = await test.deps.db.select().from(boosters).where(eq(boosters.name, "夜航星"));
    await clerk.post(`${path}/accept`, { booster: String(booster?.id) });
    expect((await clerk.get(path)).html).toContain("夜航星");
    expect((await clerk.get(path)).html).toContain("还缺游戏账号");
    const early = await clerk.post(`${path}/begin`, {});
    expect(early.html).toContain("买家还没有填写游戏账号");
    expect((await clerk.post(`${path}/report`, { stars: "6" })).status).toBe(409);
    await giveAccounts(test.deps.db);
    expect((await clerk.post(`${path}/begin`, {})).status).toBe(303);
    for (const stars of ["", "-1", "1.5"]) {
      expect((await clerk.post(`${path}/report`, { stars })).html).toContain(
        "请输入已经打到的星数",
      );
    }
    expect((await clerk.post(`${path}/report`, { stars: "14" })).html).toContain("打满请点完成");
    expect((await clerk.post(`${path}/report`, { stars: "6" })).status).toBe(303);
    const [report] = await test.deps.db.select().from(boostReports);
    expect(report).toMatchObject({ stars: 6, by: "夜航星" });
    expect((await clerk.post(`${path}/finish`, {})).status).toBe(303);
    expect((await clerk.post(`${path}/report`, { stars: "7" })).status).toBe(409);
    const [done] = await test.deps.db.select().from(boostOrders);
    expect(done).toMatchObject({ status: "done", boosterName: "夜航星" });
    const notifications = await test.deps.db.select().from(messages).orderBy(messages.id);
    expect(notifications.map(({ text }) => text)).toEqual([
      "您的代练订单已经由 夜航星 接单。",
      expect.stringContaining("夜航星 已经登录您的账号开打"),
      "您的代练已经打到 6 / 14 星。",
      expect.stringContaining("已经到达目标"),
    ]);
  });
});

it("finds orders by number, phone and buyer, and paginates by the last order", async () => {
  const orderNum = await paid();
  const browser = await signInAs(test, "viewer");
  for (const query of [`by=order&q=${orderNum}`, "by=phone&q=8000", "by=buyer&q=1", "q="]) {
    expect((await browser.get(`/admin/orders?${query}`)).html).toContain(orderNum);
  }
  for (const query of ["by=order&q=2000000000", "by=phone&q=9999", "by=buyer&q=2"]) {
    expect((await browser.get(`/admin/orders?${query}`)).html).not.toContain(orderNum);
  }
  for (const query of ["by=phone&q=80", "by=order&q=%27%3B--", "by=buyer&q=x"]) {
    expect((await browser.get(`/admin/orders?${query}`)).status).toBe(400);
  }
  const createdAt = (await orderOf(orderNum))?.createdAt.getTime();
  const after = await browser.get(`/admin/orders?before=${createdAt}-${orderNum}`);
  expect(after.html).not.toContain(orderNum);
});
