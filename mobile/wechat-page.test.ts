import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { openSandboxApp, type SandboxApp } from "@storefront/testbed/marketplace/open-sandbox-app";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { formFields } from "@storefront/testbed/mobile/form-fields";
import { type PhoneBrowser, phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

const test = useSandboxApp();

/** A desktop that shows the login QR code. */
async function desktop() {
  const response = await test.app.request("/v2/wechat/getK");
  const Cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const { data } = (await response.json()) as { data: { k: string; url: string } };
  return {
    ...data,
    poll: () => test.request("scanStatus", { k: data.k }, { headers: { Cookie } }),
    login: (code: string, state: string) =>
      test.request("webLogin", { code, state, in_wx: "1" }, { headers: { Cookie } }),
  };
}

async function scanned() {
  const site = await desktop();
  const browser = phoneBrowser(test);
  const { location } = await browser.post("/phone/scan", { code: site.url });
  const page = await browser.get(location ?? "");
  return { site, browser, page };
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, "").replace(/#.*/, "");

/** @returns path and query of the link to the platform's page */
const platformPage = (html: string) =>
  pathOf(/href="([^"]*qrconnect[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "");

/**
 * Submits a choice on the platform's page.
 * @returns where it redirects
 */
async function choose(browser: PhoneBrowser, page: string, fields: Record<string, string>) {
  const { location } = await browser.post(page, fields);
  return pathOf(location ?? "");
}

const AGREE = { act: "authorise", identity: "known" };

it("counts as a scan when opened, and links to the platform", async () => {
  const { site, page } = await scanned();
  expect(page.html).toContain("申请登录");
  expect((await site.poll()).data).toMatchObject({ scan: 1, code: "" });
});

it("shows site, place and time of the login request", async () => {
  const response = await test.app.request("/v2/wechat/getK", {
    headers: {
      "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
      "X-Site": "huoshan.localhost",
      "X-Client-Address": "203.0.113.9",
    },
  });
  const { data } = (await response.json()) as { data: { k: string } };
  const { html } = await phoneBrowser(test).get(`/phone/wechat?k=${data.k}`);
  expect(html).toMatch(/将在电脑上登录 <strong>huoshan\.localhost<\/strong>/);
  expect(html).toMatch(/今天 \d\d:\d\d 来自 203\.0\.113\.9</);
});

it("names a desktop on the same machine as such", async () => {
  const { page } = await scanned();
  expect(page.html).toContain("来自 本机");
});

it("logs in the identity that authorized on the platform's page", async () => {
  const { site, browser, page } = await scanned();
  const back = await choose(browser, platformPage(page.html), AGREE);
  expect((await browser.get(back)).html).toContain("已授权");
  const { code, state } = (await site.poll()).data;
  expect(await site.login(code, state)).toMatchObject({ code: 0, data: { user_id: 1 } });
});

it("sends a new identity to bind a phone number", async () => {
  const { site, browser, page } = await scanned();
  const back = await choose(browser, platformPage(page.html), { ...AGREE, identity: "new" });
  await browser.get(back);
  const { code, state } = (await site.poll()).data;
  expect((await site.login(code, state)).code).toBe(50104);
});

it.each(["here", "on the platform's page"])(
  "notifies the desktop when the login is refused %s",
  async (where) => {
    const { site, browser, page } = await scanned();
    const end =
      where === "here"
        ? await browser.post("/phone/wechat", formFields(page.html, "/phone/wechat"))
        : await browser.get(await choose(browser, platformPage(page.html), { act: "refuse" }));
    expect(end.html).toContain("已取消");
    expect((await site.poll()).msg).toBe("已取消授权，请刷新二维码");
  },
);

it("shows an expired code as expired", async () => {
  const site = await desktop();
  await test.clock.advance(3600);
  const { status, html } = await phoneBrowser(test).get(`/phone/wechat?k=${site.k}`);
  expect(status).toBe(400);
  expect(html).toContain("二维码已失效");
});

describe("a return from the platform", () => {
  it("is rejected in a browser that did not start it", async () => {
    const { site, browser, page } = await scanned();
    const back = await choose(browser, platformPage(page.html), AGREE);
    const stranger = phoneBrowser(test);
    await stranger.get(`/phone/wechat?k=${site.k}`);
    for (const other of [stranger, phoneBrowser(test)]) {
      const { status, html } = await other.get(back);
      expect(status).toBe(400);
      expect(html).toContain("这次授权不是从本机发起的");
    }
    expect((await site.poll()).data).toMatchObject({ scan: 1, code: "" });
    expect((await browser.get(back)).html).toContain("已授权");
  });

  it("is rejected with a forged state", async () => {
    const { browser, page } = await scanned();
    const back = await choose(browser, platformPage(page.html), AGREE);
    const { html } = await browser.get(back.replace(/state=./, "state=0").replace(/.$/, "0"));
    expect(html).toContain("这次授权不是从本机发起的");
  });

  it("authorizes once; the same URL is stale afterwards", async () => {
    const { browser, page } = await scanned();
    const back = await choose(browser, platformPage(page.html), AGREE);
    await browser.get(back);
    expect((await browser.get(back)).html).toContain("二维码已失效");
  });

  it("reports a stale authorization when the platform's code has expired", async () => {
    const { site, browser, page } = await scanned();
    const back = await choose(browser, platformPage(page.html), AGREE);
    const { status, html } = await browser.get(back.replace(/code=\w+/, "code=0123456789abcdef"));
    expect(status).toBe(400);
    expect(html).toContain("微信授权已失效");
    expect((await site.poll()).data).toMatchObject({ scan: 1, code: "" });
  });

  it.each(["down", "malformed"] as const)(
    "suggests to try later when the platform is %s",
    async (fault) => {
      const { browser, page } = await scanned();
      const back = await choose(browser, platformPage(page.html), AGREE);
      test.sandbox.platform.faults.set("token", fault, 1);
      const { status, html } = await browser.get(back);
      expect(status).toBe(503);
      expect(html).toContain("微信登录暂时不可用");
      expect((await browser.get(back)).html).toContain("已授权");
    },
  );
});

describe("without an application", () => {
  let off: SandboxApp;
  beforeAll(async () => {
    off = await openSandboxApp({ sandbox: false });
    off.deps.wechat = undefined;
  });
  afterAll(() => off.close());

  it("explains that WeChat login is not available", async () => {
    expect(await off.request("getK", {})).toMatchObject({ status: 503, code: 40507 });
    const { status, html } = await phoneBrowser(off).get("/phone/wechat?k=0123456789abcdef");
    expect(status).toBe(503);
    expect(html).toContain("微信登录暂未开通");
  });
});
