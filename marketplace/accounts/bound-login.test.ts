import { openSmsBrowser } from "@storefront/testbed/marketplace/sms-browser";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const PHONE = "13800138000";
const HOME = "203.0.113.9";
const ELSEWHERE = "198.51.100.7";
const EXPIRED = 50000;

const test = useTestApp();

async function logIn(browser = openSmsBrowser(test, HOME)) {
  await browser.requestCode(PHONE);
  const { data } = await browser.login(PHONE, browser.received());
  return { browser, token: data.authorization };
}

it("is valid in the browser that logged in, also with another address and user agent", async () => {
  const { browser, token } = await logIn();
  expect((await browser.profile(token)).code).toBe(0);
  const moved = { "X-Client-Address": ELSEWHERE, "User-Agent": "Mozilla/5.0 Chrome/200.0" };
  expect((await browser.profile(token, moved)).code).toBe(0);
});

it("is refused in another browser, and without the browser's cookie, and stays valid in its own", async () => {
  const { browser, token } = await logIn();
  const stranger = openSmsBrowser(test, HOME);
  expect((await stranger.profile(token)).code).toBe(EXPIRED);
  await stranger.requestCode("13900139000");
  expect((await stranger.profile(token)).code).toBe(EXPIRED);
  expect((await stranger.profile(token, { Cookie: `WxBrowser=${"A".repeat(43)}` })).code).toBe(
    EXPIRED,
  );
  expect((await browser.profile(token)).code).toBe(0);
});

it("is not bound for a client that keeps no cookies", async () => {
  const client = openSmsBrowser(test, HOME);
  await client.requestCode(PHONE);
  client.forgetCookie();
  const { data } = await client.login(PHONE, client.received());
  expect((await openSmsBrowser(test, ELSEWHERE).profile(data.authorization)).code).toBe(0);
});

it("survives a new INTERNAL_SECRET, by which its browser's cookie is no longer signed", async () => {
  const { browser, token } = await logIn();
  const { config } = test.deps;
  const before = config.internalSecret;
  config.internalSecret = "another-internal-secret";
  try {
    const headers = { "X-Internal-Secret": config.internalSecret };
    expect((await browser.profile(token, headers)).code).toBe(0);
  } finally {
    config.internalSecret = before;
  }
});
