import { openSmsBrowser } from "@storefront/testbed/marketplace/sms-browser";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const PHONE = "13800138000";
const HOME = "203.0.113.9";
const ELSEWHERE = "198.51.100.7";

const test = useTestApp();

/** Opens a browser and requests a code in it. */
async function withCode(address = HOME) {
  const browser = openSmsBrowser(test, address);
  expect(await browser.requestCode(PHONE)).toMatchObject({ code: 0 });
  return { browser, code: browser.received() };
}

describe("a code", () => {
  it("logs in from the browser that requested it", async () => {
    const { browser, code } = await withCode();
    expect(await browser.login(PHONE, code)).toMatchObject({ code: 0, data: { user_id: 1 } });
  });

  it("ends the previous login of the same browser, but not those of other browsers", async () => {
    const logins: (() => Promise<{ code: number }>)[] = [];
    const here = openSmsBrowser(test, HOME);
    for (const browser of [openSmsBrowser(test, HOME), here, here]) {
      await browser.requestCode(PHONE);
      const token = (await browser.login(PHONE, browser.received())).data.authorization;
      logins.push(() => browser.profile(token));
      await test.clock.advance(60);
    }
    const codes = logins.map(async (profile) => (await profile()).code);
    expect(await Promise.all(codes)).toEqual([0, 50000, 0]);
  });

  it("is worthless in another browser, also at the same address", async () => {
    const { browser, code } = await withCode();
    const other = openSmsBrowser(test, HOME);
    await other.requestCode("13900139000");
    expect((await other.login(PHONE, code)).code).toBe(40401);
    expect((await browser.login(PHONE, code)).code).toBe(0);
  });

  it.each([HOME, ELSEWHERE])("keeps its five tries when a stranger at %s guesses", async (from) => {
    const { browser, code } = await withCode();
    const stranger = openSmsBrowser(test, from);
    await stranger.requestCode("13900139000");
    expect(new Set(await stranger.guess(PHONE, code, 6))).toEqual(new Set([40401]));
    stranger.forgetCookie();
    await stranger.guess(PHONE, code, 6);
    expect(await browser.guess(PHONE, code, 4)).toEqual([40400, 40400, 40400, 40400]);
    expect((await browser.login(PHONE, code)).code).toBe(0);
  });

  it("can be redeemed after a stranger has used up the tries of the address", async () => {
    const { browser, code } = await withCode();
    const stranger = openSmsBrowser(test, HOME);
    const answers = await stranger.guess("13700137000", code, 61);
    expect(answers.at(-1)).toBe(40429);
    expect((await browser.login(PHONE, code)).code).toBe(0);
  });

  it("is not replaced when a stranger requests one", async () => {
    const { browser, code } = await withCode();
    await test.clock.advance(60);
    const { browser: stranger, code: later } = await withCode(ELSEWHERE);
    if (later !== code) expect((await browser.login(PHONE, later)).code).toBe(40400);
    expect((await browser.login(PHONE, code)).code).toBe(0);
    expect((await stranger.login(PHONE, later)).code).toBe(40401);
  });

  it("is replaced by the browser's next one", async () => {
    const { browser, code } = await withCode();
    await test.clock.advance(60);
    await browser.requestCode(PHONE);
    if (browser.received() !== code) expect((await browser.login(PHONE, code)).code).toBe(40400);
    expect((await browser.login(PHONE, browser.received())).code).toBe(0);
  });

  it("logs in a client without cookies only from the network that requested it", async () => {
    const { browser, code } = await withCode();
    browser.forgetCookie();
    expect((await openSmsBrowser(test, ELSEWHERE).login(PHONE, code)).code).toBe(40401);
    expect((await browser.login(PHONE, code)).code).toBe(0);
  });

  it("identifies an IPv6 network by its /64", async () => {
    const { code } = await withCode("2001:db8:1:2::1");
    expect((await openSmsBrowser(test, "2001:db8:1:3::1").login(PHONE, code)).code).toBe(40401);
    expect((await openSmsBrowser(test, "2001:db8:1:2:ffff::9").login(PHONE, code)).code).toBe(0);
  });
});
