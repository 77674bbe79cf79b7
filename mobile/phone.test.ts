import { tokens } from "@storefront/marketplace/database/schema";
import { composeApp } from "@storefront/programs/compose-app";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { sql } from "drizzle-orm";

const PHONE = "13800138000";

const test = useSandboxApp();

describe("every page of the phone", () => {
  it.each([
    "/phone",
    "/phone/scan",
    "/phone/login",
    "/phone/inbox",
    "/phone/download",
    "/phone/nowhere",
  ])("loads %s from this site only, uncached", async (path) => {
    const { headers, html } = await phoneBrowser(test).get(path);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  });

  it("serves its stylesheet, scripts and icon as files", async () => {
    const browser = phoneBrowser(test);
    const { html } = await browser.get("/phone");
    const files = [...html.matchAll(/(?:href|src)="(\/phone\/assets\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(files).toContain("/phone/assets/phone.css");
    for (const path of [...files, "/phone/assets/countdown.js"]) {
      expect((await browser.get(path ?? "")).status).toBe(200);
    }
  });

  it("answers 404 for an unknown page, and redirects /phone/ to the first page", async () => {
    const browser = phoneBrowser(test);
    expect(await browser.get("/phone/nowhere")).toMatchObject({ status: 404 });
    expect(await browser.get("/phone/")).toMatchObject({ status: 308, location: "/phone" });
    expect(await browser.get("/phone/?ad=77")).toMatchObject({ location: "/phone?ad=77" });
  });

  it("explains that /phone/wechat?k=abc is an invalid link", async () => {
    const { status, html } = await phoneBrowser(test).get("/phone/wechat?k=abc");
    expect(status).toBe(400);
    expect(html).toContain("这个链接打不开");
    expect(html).not.toContain("k：");
  });
});

describe("a form", () => {
  it.each(["https://example.com", "http://localhost:9", "null", "nonsense", null])(
    "changes nothing when sent by %s",
    async (origin) => {
      const browser = phoneBrowser(test);
      await browser.login(PHONE);
      const { status, html } = await browser.post("/phone/logout", {}, origin);
      expect(status).toBe(403);
      expect(html).toContain("这次提交没有被接受");
      expect((await browser.get("/phone/account")).html).toContain("退出登录");
    },
  );

  it("is rejected above 64 KB", async () => {
    const { status } = await phoneBrowser(test).post("/phone/scan", { code: "x".repeat(70_000) });
    expect(status).toBe(413);
  });
});

describe("扫一扫", () => {
  it("opens the page of a QR code", async () => {
    const { qr_code } = (await test.request("home", {})).data;
    const answer = await phoneBrowser(test).post("/phone/scan", { code: qr_code.download_url });
    expect(answer).toMatchObject({ status: 303, location: "/phone/download" });
  });

  it("shows an unreadable text, escaped", async () => {
    const answer = await phoneBrowser(test).post("/phone/scan", {
      code: "https://example.com/<script>alert(1)</script>",
    });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain("没有识别到本站的二维码");
    expect(answer.html).not.toContain("<script>alert");
  });
});

describe("login", () => {
  it.each([
    ["HTTPS", 1, true],
    ["https,http", 2, true],
    ["https", 0, false],
    ["http", 1, false],
  ])(
    "sets a cookie for a phone by %s behind %i proxies: Secure is %j",
    async (scheme, hops, secure) => {
      const config = { ...test.deps.config, trustProxy: hops };
      const browser = phoneBrowser({
        site: composeApp(test.app, { ...test.deps, config }, test.sandbox),
      });
      browser.send({ "X-Forwarded-Proto": scheme });
      const origin = `${secure ? "https" : "http"}://localhost`;
      const { headers } = await browser.post("/phone/login/one-tap", { phone: PHONE }, origin);
      const cookie = headers.getSetCookie().find((each) => each.startsWith("PhoneToken="));
      expect(/; Secure/.test(cookie ?? "")).toBe(secure);
    },
  );

  it("accepts the SIM's number without an SMS", async () => {
    const browser = phoneBrowser(test);
    const fields = { phone: PHONE, next: "/phone/orders" };
    const { headers } = await browser.post("/phone/login/one-tap", fields);
    expect(headers.get("Location")).toBe("/phone/orders");
    expect((await browser.get("/phone/account")).html).toContain("138****8000");
    const wrong = await phoneBrowser(test).post("/phone/login/one-tap", { phone: "123" });
    expect(wrong.status).toBe(400);
  });

  it("accepts a code only in the browser that requested it", async () => {
    const owner = phoneBrowser(test);
    const sent = await owner.post("/phone/login/code", { phone: PHONE });
    const verify_code = /收到验证码 (\d{6})/.exec(sent.html)?.[1] ?? "";
    const stranger = phoneBrowser(test);
    await stranger.get("/phone/login");
    const refused = await stranger.post("/phone/login", { phone: PHONE, verify_code });
    expect(refused).toMatchObject({ status: 400, location: null });
    expect(refused.html).toContain("验证码已失效");
    expect((await owner.post("/phone/login", { phone: PHONE, verify_code })).status).toBe(303);
  });

  it("ends the previous login of the same browser", async () => {
    const browser = phoneBrowser(test);
    await browser.post("/phone/login/one-tap", { phone: PHONE });
    const [before] = browser.cookie().match(/PhoneToken=[\w-]+/) ?? [];
    await browser.post("/phone/login/one-tap", { phone: "13900139000" });
    expect((await browser.get("/phone/account")).html).toContain("139****9000");
    const old = phoneBrowser(test);
    old.send({ Cookie: before ?? "" });
    expect((await old.get("/phone/account")).html).not.toContain("138****8000");
  });

  it("fills in the code from the inbox with one tap, and logs in", async () => {
    const browser = phoneBrowser(test);
    const sent = await browser.post("/phone/login/code", { phone: PHONE, next: "/phone/orders" });
    const code = /收到验证码 (\d{6})/.exec(sent.html)?.[1] ?? "";
    const filled = await browser.post("/phone/login/fill", { phone: PHONE, next: "/phone/orders" });
    expect(filled.html).toContain(`value="${code}"`);
    const done = await browser.post("/phone/login", {
      phone: PHONE,
      verify_code: code,
      next: "/phone/orders",
    });
    expect(done).toMatchObject({ status: 303, location: "/phone/orders" });
    expect((await browser.get("/phone/account")).html).toContain("138****8000");
  });

  it("keeps the token in a cookie that is HttpOnly and SameSite", async () => {
    const browser = phoneBrowser(test);
    const { headers } = await browser.login(PHONE);
    expect(headers.get("Set-Cookie")).toMatch(/; Path=\/phone; HttpOnly; SameSite=Lax$/);
    const rows = await test.deps.db.select().from(tokens);
    expect(rows).toMatchObject([{ userId: 1, device: 1, site: "" }]);
  });

  it("revokes the token when logging out", async () => {
    const browser = phoneBrowser(test);
    await browser.login(PHONE);
    await browser.post("/phone/logout", {});
    expect(browser.cookie()).not.toContain("PhoneToken");
    const live = await test.deps.db.$count(tokens, sql`revoked_at is null`);
    expect(live).toBe(0);
  });

  it.each([
    [{ phone: "" }, "手机号不能为空"],
    [{ phone: "12345" }, "请输入正确的手机号"],
    [{ phone: PHONE, verify_code: "1" }, "请输入 6 位验证码"],
    [{ phone: PHONE, verify_code: "000000" }, "验证码已失效"],
  ])("shows for %j: %s", async (fields: Record<string, string>, words) => {
    const { status, html } = await phoneBrowser(test).post("/phone/login", fields);
    expect(status).toBe(400);
    expect(html).toContain(words);
  });

  it("is subject to the rate limits of the API", async () => {
    const browser = phoneBrowser(test);
    await browser.post("/phone/login/code", { phone: PHONE });
    const { html } = await browser.post("/phone/login/code", { phone: PHONE });
    expect(html).not.toContain("验证码已发送");
    expect(html).toContain('role="alert"');
  });

  it("does not offer an expired code", async () => {
    await phoneBrowser(test).post("/phone/login/code", { phone: PHONE });
    const offered = async () =>
      (await phoneBrowser(test).post("/phone/login", { phone: PHONE, verify_code: "" })).html;
    expect(await offered()).toContain("收到验证码");
    await test.clock.advance(5 * 60);
    expect(await offered()).not.toContain("收到验证码");
  });

  it("redirects to pages of the phone only", async () => {
    const browser = phoneBrowser(test);
    const { html } = await browser.get("/phone/login?next=https://example.com/");
    expect(html).toContain('name="next" value="/phone"');
  });
});

it("shows the sent SMS with their numbers, newest first", async () => {
  const browser = phoneBrowser(test);
  expect((await browser.get("/phone/inbox")).html).toContain("还没有短信");
  await browser.post("/phone/login/code", { phone: PHONE });
  await browser.post("/phone/login/code", { phone: "13900139000" });
  const { html } = await browser.get("/phone/inbox");
  expect(html.indexOf("13900139000")).toBeLessThan(html.indexOf(PHONE));
  expect(html.indexOf("13900139000")).toBeGreaterThan(0);
});
