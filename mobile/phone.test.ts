import { sql } from "drizzle-orm";
import { tokens } from "@/database/schema";
import { composeApp } from "@/programs/compose-app";

import { openPhone, type TestPhone } from "./testing/open-phone";
import { phoneBrowser } from "./testing/phone-browser";

const PHONE = "13800138000";

let test: TestPhone;
beforeAll(async () => {
  test = await openPhone();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

describe("every page of the phone", () => {
  it.each(["/phone", "/phone/login", "/phone/inbox", "/phone/download", "/phone/nowhere"])(
    "%s comes from this site alone and is never cached",
    async (path) => {
      const { headers, html } = await phoneBrowser(test).get(path);
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(html).toMatch(/^<!doctype html>/);
      expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    },
  );

  it("has its stylesheet, scripts and icon as files", async () => {
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

  it("says so when there is no such page, and finds its first one with a slash", async () => {
    const browser = phoneBrowser(test);
    expect(await browser.get("/phone/nowhere")).toMatchObject({ status: 404 });
    expect(await browser.get("/phone/")).toMatchObject({ status: 308, location: "/phone" });
    expect(await browser.get("/phone/?ad=77")).toMatchObject({ location: "/phone?ad=77" });
  });

  it("/phone/wechat?k=abc is a link that cannot be opened, in words for a visitor", async () => {
    const { status, html } = await phoneBrowser(test).get("/phone/wechat?k=abc");
    expect(status).toBe(400);
    expect(html).toContain("这个链接打不开");
    expect(html).not.toContain("k：");
  });
});

describe("a form", () => {
  it.each(["https://example.com", "http://localhost:9", "null", "nonsense", null])(
    "sent by %s changes nothing",
    async (origin) => {
      const browser = phoneBrowser(test);
      await browser.login(PHONE);
      const { status, html } = await browser.post("/phone/logout", {}, origin);
      expect(status).toBe(403);
      expect(html).toContain("这次提交没有被接受");
      expect((await browser.get("/phone")).html).toContain("退出登录");
    },
  );

  it("above 64 KB is refused", async () => {
    const { status } = await phoneBrowser(test).post("/phone/scan", { code: "x".repeat(70_000) });
    expect(status).toBe(413);
  });
});

describe("扫一扫", () => {
  it("opens what a QR code of the marketplace says", async () => {
    const { qr_code } = (await test.request("home", {})).data;
    const answer = await phoneBrowser(test).post("/phone/scan", { code: qr_code.download_url });
    expect(answer).toMatchObject({ status: 303, location: "/phone/download" });
  });

  it("shows what it could not read, as text", async () => {
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
    "keeps it in a cookie for a phone by %s behind %i proxies: Secure is %j",
    async (scheme, hops, secure) => {
      const config = { ...test.deps.config, trustProxy: hops };
      const browser = phoneBrowser({
        site: composeApp(test.app, { ...test.deps, config }, test.sandbox),
      });
      browser.send({ "X-Forwarded-Proto": scheme });
      const { headers } = await browser.post("/phone/login/one-tap", { phone: PHONE });
      const cookie = headers.getSetCookie().find((each) => each.startsWith("PhoneToken="));
      expect(/; Secure/.test(cookie ?? "")).toBe(secure);
    },
  );

  it("takes the SIM's number for it, without an SMS", async () => {
    const browser = phoneBrowser(test);
    const fields = { phone: PHONE, next: "/phone/orders" };
    const { headers } = await browser.post("/phone/login/one-tap", fields);
    expect(headers.get("Location")).toBe("/phone/orders");
    expect((await browser.get("/phone")).html).toContain("138****8000");
    const wrong = await phoneBrowser(test).post("/phone/login/one-tap", { phone: "123" });
    expect(wrong.status).toBe(400);
  });

  it("takes a code in the browser alone that requested it", async () => {
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

  it("ends the login before it in the same browser", async () => {
    const browser = phoneBrowser(test);
    await browser.post("/phone/login/one-tap", { phone: PHONE });
    const [before] = browser.cookie().match(/PhoneToken=[\w-]+/) ?? [];
    await browser.post("/phone/login/one-tap", { phone: "13900139000" });
    expect((await browser.get("/phone")).html).toContain("139****9000");
    const old = phoneBrowser(test);
    old.send({ Cookie: before ?? "" });
    expect((await old.get("/phone")).html).not.toContain("138****8000");
  });

  it("takes the code over from the inbox with one tap, and makes the phone the user's", async () => {
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
    expect((await browser.get("/phone")).html).toContain("138****8000");
  });

  it("keeps a phone's token in a cookie that no script and no other site can use", async () => {
    const browser = phoneBrowser(test);
    const { headers } = await browser.login(PHONE);
    expect(headers.get("Set-Cookie")).toMatch(/; Path=\/phone; HttpOnly; SameSite=Lax$/);
    const rows = await test.deps.db.select().from(tokens);
    expect(rows).toMatchObject([{ userId: 1, device: 1, site: "" }]);
  });

  it("is over in the database too after logging out", async () => {
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
  ])("with %j says %s", async (fields: Record<string, string>, words) => {
    const { status, html } = await phoneBrowser(test).post("/phone/login", fields);
    expect(status).toBe(400);
    expect(html).toContain(words);
  });

  it("keeps the limits of the API", async () => {
    const browser = phoneBrowser(test);
    await browser.post("/phone/login/code", { phone: PHONE });
    const { html } = await browser.post("/phone/login/code", { phone: PHONE });
    expect(html).not.toContain("验证码已发送");
    expect(html).toContain('role="alert"');
  });

  it("offers no code that is older than codes live", async () => {
    await phoneBrowser(test).post("/phone/login/code", { phone: PHONE });
    const offered = async () =>
      (await phoneBrowser(test).post("/phone/login", { phone: PHONE, verify_code: "" })).html;
    expect(await offered()).toContain("收到验证码");
    await test.clock.advance(5 * 60);
    expect(await offered()).not.toContain("收到验证码");
  });

  it("leads nowhere but to a page of the phone", async () => {
    const browser = phoneBrowser(test);
    const { html } = await browser.get("/phone/login?next=https://example.com/");
    expect(html).toContain('name="next" value="/phone"');
  });
});

it("shows the SMS that were sent, newest first, with their numbers", async () => {
  const browser = phoneBrowser(test);
  expect((await browser.get("/phone/inbox")).html).toContain("还没有短信");
  await browser.post("/phone/login/code", { phone: PHONE });
  await browser.post("/phone/login/code", { phone: "13900139000" });
  const { html } = await browser.get("/phone/inbox");
  expect(html.indexOf("13900139000")).toBeLessThan(html.indexOf(PHONE));
  expect(html.indexOf("13900139000")).toBeGreaterThan(0);
});
