import { SAMPLES } from "@/contract/samples";

import { openPhone, type TestPhone } from "@/mobile/testing/open-phone";
import { phoneBrowser } from "@/mobile/testing/phone-browser";

let test: TestPhone;
beforeAll(async () => {
  test = await openPhone();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

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

it("is a scan as soon as it is opened, and asks who", async () => {
  const { site, page } = await scanned();
  expect(page.html).toContain("申请登录");
  expect(page.html).toContain("138****8000");
  expect((await site.poll()).data).toMatchObject({ scan: 1, code: "" });
});

it("says for which site, from where and since when it is asked", async () => {
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

it("calls an asker on the same machine by that name", async () => {
  const { page } = await scanned();
  expect(page.html).toContain("来自 本机");
});

it("logs the known identity in", async () => {
  const { site, browser } = await scanned();
  const { html } = await browser.post("/phone/wechat", {
    k: site.k,
    act: "authorise",
    identity: "known",
  });
  expect(html).toContain("已授权");
  const { code, state } = (await site.poll()).data;
  expect(await site.login(code, state)).toMatchObject({ code: 0, data: { user_id: 1 } });
});

it("leads a new identity to binding a phone number", async () => {
  const { site, browser } = await scanned();
  await browser.post("/phone/wechat", { k: site.k, act: "authorise", identity: "new" });
  const { code, state } = (await site.poll()).data;
  expect((await site.login(code, state)).code).toBe(50104);
});

it("can leave it at the scan, and authorise later", async () => {
  const { site, browser } = await scanned();
  const { html } = await browser.post("/phone/wechat", { k: site.k, act: "scan", identity: "new" });
  expect(html).toContain("尚未授权");
  expect((await site.poll()).data).toMatchObject({ scan: 1, code: "" });
});

it("tells the desktop that it was cancelled", async () => {
  const { site, browser } = await scanned();
  await browser.post("/phone/wechat", { k: site.k, act: "cancel", identity: "new" });
  expect((await site.poll()).code).not.toBe(0);
});

it("shows a dead code as dead", async () => {
  const site = await desktop();
  await test.clock.advance(3600);
  const { status, html } = await phoneBrowser(test).get(`/phone/wechat?k=${site.k}`);
  expect(status).toBe(400);
  expect(html).toContain("二维码已失效");
});
