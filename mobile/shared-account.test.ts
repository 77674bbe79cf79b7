import { userBrands } from "@storefront/marketplace/database/schema";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { type PhoneBrowser, phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

const BUYER = { id: 1, phone: "13800138000" };
const TITLE = "你登录的是原来的账号";

const test = useSandboxApp();

/** Opens a brand's mobile site. */
async function openOn(brand: string): Promise<PhoneBrowser> {
  const browser = phoneBrowser(test);
  await browser.get(`/phone?brand=${brand}`);
  return browser;
}

/** Logs in on a brand's mobile site. @returns the browser, and where the login leads */
async function logInOn(brand: string) {
  await test.clock.advance(60);
  const browser = await openOn(brand);
  const { status, location } = await browser.login(BUYER.phone);
  expect(status).toBe(303);
  return { browser, next: location ?? "" };
}

const brandsOf = async () =>
  (await test.deps.db.select({ brand: userBrands.brand }).from(userBrands))
    .map(({ brand }) => brand)
    .sort();

describe("a login on a brand's mobile site", () => {
  it("is recorded", async () => {
    await logInOn("mima");
    await logInOn("huoshan");
    expect(await brandsOf()).toEqual(["huoshan", "mima"]);
  });

  it("says once, on the page that follows, that the account is that of other brands", async () => {
    const first = await logInOn("mima");
    expect((await first.browser.get(first.next)).html).not.toContain(TITLE);
    const { browser, next } = await logInOn("huoshan");
    const { html } = await browser.get(next);
    expect(html).toContain(TITLE);
    expect(html).toContain("和你在 密马 用的是同一个账号，没有新建");
    expect(html).toContain('href="/phone/orders"');
    expect((await browser.get(next)).html).not.toContain(TITLE);
  });

  it("says nothing again at the next login there", async () => {
    await logInOn("mima");
    await logInOn("huoshan");
    const { browser, next } = await logInOn("huoshan");
    expect((await browser.get(next)).html).not.toContain(TITLE);
  });

  it("is recorded and told when the SIM card's number logs in", async () => {
    await logInOn("mima");
    const browser = await openOn("huoshan");
    const fields = { phone: BUYER.phone, next: "/phone/account" };
    const { location } = await browser.post("/phone/login/one-tap", fields);
    expect(await brandsOf()).toEqual(["huoshan", "mima"]);
    expect((await browser.get(location ?? "")).html).toContain(TITLE);
  });

  it("names no brand that a forged cookie names", async () => {
    const browser = await openOn("mima");
    browser.send({ Cookie: "PhoneShared=nobody.<b>" });
    expect((await browser.get("/phone")).html).not.toContain(TITLE);
  });
});

it("is recorded and said for a phone that is logged in by the desktop's code", async () => {
  await logInOn("mima");
  const desktop = await test.tokenOf(BUYER.id);
  const link = "http://localhost:4000/phone/rentOrder?goodsId=1003&hours=4";
  const { data } = await test.request("issueTicket", { purpose: "rent", link }, { token: desktop });
  const ticket = new URL(data.link).searchParams.get("ticket") ?? "";
  const fields = { ticket, next: "/phone/rentOrder?goodsId=1003&hours=4" };
  const browser = await openOn("huoshan");
  const { location } = await browser.post("/phone/ticket", fields);
  const { html: waiting } = await browser.get(location ?? "");
  const code = /big-code figures">(\d\d)</.exec(waiting)?.[1] ?? "";
  const answer = { ticket_id: data.ticket_id, code, approve: 1 };
  await test.request("answerTicket", answer, { token: desktop });
  const claimed = await browser.get(location ?? "");
  expect(claimed.status).toBe(303);
  expect(await brandsOf()).toEqual(["huoshan", "mima"]);
  expect((await browser.get(claimed.location ?? "")).html).toContain(TITLE);
});
