import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { authorised, openBrowser } from "@storefront/testbed/marketplace/wechat-browser";
import { wechatScans } from "../../database/schema";
import { markAuthorised, markCancelled, markScanned } from "./scan-transitions";

const KNOWN = { unionId: "known-identity" };
const STRANGER = { unionId: "new-identity" };
const STALE = { status: 400, code: 40402, data: null };

const test = useTestApp();

const browser = () => openBrowser(test);

describe("the WeChat QR code", () => {
  it("links to the phone's authorization page, with a key of at least 128 bits", async () => {
    const { url, k, expires_in } = await browser().requestScan();
    expect(url).toBe(`${test.deps.config.mobileSiteUrl}wechat?k=${k}`);
    expect(Buffer.from(k, "base64url").length).toBeGreaterThanOrEqual(16);
    expect(expires_in).toBe(120);
  });

  it("sets one HttpOnly cookie per browser", async () => {
    const first = await test.app.request("/v2/wechat/getK");
    const cookie = first.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^WxBrowser=[\w-]{43};.* HttpOnly; SameSite=Lax$/);
    const again = await test.app.request("/v2/wechat/getK", {
      headers: { Cookie: cookie.split(";")[0] ?? "" },
    });
    expect(again.headers.get("Set-Cookie")).toBe(cookie);
  });

  it("stores neither key, code nor browser secret in plain text", async () => {
    const here = browser();
    const { k, code } = await authorised(test, here, KNOWN);
    const rows = JSON.stringify(await test.deps.db.select().from(wechatScans));
    for (const secret of [k, code, here.headers()["Cookie"]?.split("=")[1] ?? "?"]) {
      expect(rows).not.toContain(secret);
    }
  });

  it("goes from waiting to scanned to authorized, as the poll shows", async () => {
    const here = browser();
    const { k } = await here.requestScan();
    expect((await here.poll(k)).data).toEqual({ scan: 0, code: "", state: "" });
    expect(await markScanned(test.deps, k)).toMatchObject({ site: "mima.localhost" });
    expect((await here.poll(k)).data).toEqual({ scan: 1, code: "", state: "" });
    await markAuthorised(test.deps, k, KNOWN);
    expect((await here.poll(k)).data).toEqual({
      scan: 1,
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  it("cannot be authorized before it is scanned, or after it has ended", async () => {
    const here = browser();
    const { k } = await here.requestScan();
    await expect(markAuthorised(test.deps, k, KNOWN)).rejects.toMatchObject({
      reason: "scanStale",
    });
    await markScanned(test.deps, k);
    await markAuthorised(test.deps, k, KNOWN);
    for (const act of [
      markScanned(test.deps, k),
      markAuthorised(test.deps, k, STRANGER),
      markCancelled(test.deps, k),
    ]) {
      await expect(act).rejects.toMatchObject({ reason: "scanStale" });
    }
  });

  it("reports to the desktop that the phone refused", async () => {
    const here = browser();
    const { k } = await here.requestScan();
    await markScanned(test.deps, k);
    await markCancelled(test.deps, k);
    expect(await here.poll(k)).toMatchObject({ ...STALE, msg: "已取消授权，请刷新二维码" });
    await expect(markAuthorised(test.deps, k, KNOWN)).rejects.toMatchObject({
      reason: "scanStale",
    });
  });

  it("expires after 120 seconds in every state", async () => {
    const here = browser();
    const { k } = await here.requestScan();
    const scanned = await authorised(test, here, KNOWN);
    await test.clock.advance(119);
    expect((await here.poll(k)).code).toBe(0);
    await test.clock.advance(1);
    expect(await here.poll(k)).toMatchObject(STALE);
    await expect(markScanned(test.deps, k)).rejects.toMatchObject({ reason: "scanStale" });
    expect(await here.login(scanned.code, scanned.state)).toMatchObject(STALE);
  });

  it("is worthless in another browser than the one that asked", async () => {
    const here = browser();
    const thief = browser();
    await thief.requestScan();
    const { k, code, state } = await authorised(test, here, KNOWN);
    expect(await thief.poll(k)).toMatchObject(STALE);
    expect(await thief.login(code, state)).toMatchObject(STALE);
    expect(await browser().poll(k)).toMatchObject(STALE);
    expect(await browser().login(code, state)).toMatchObject(STALE);
    expect((await here.login(code, state)).code).toBe(50104);
  });

  it("is worthless on another site than the requesting one", async () => {
    const here = browser();
    const { code, state } = await authorised(test, here, KNOWN);
    const headers = { ...here.headers(), "X-Site": "other.localhost" };
    expect(await test.request("webLogin", { code, state }, { headers })).toMatchObject(STALE);
  });

  it("gives the same answer for an unknown key", async () => {
    const here = browser();
    await here.requestScan();
    expect(await here.poll("A".repeat(32))).toMatchObject(STALE);
    expect(await here.poll("x")).toMatchObject({ status: 400, code: 10400 });
  });

  it("is limited per address", async () => {
    const here = browser();
    for (let count = 0; count < 120; count += 1) await here.requestScan();
    const answer = await test.request("getK", {}, { headers: here.headers() });
    expect(answer).toMatchObject({ status: 429, code: 40429 });
  });
});
