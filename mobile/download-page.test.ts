import { adDownloads } from "@storefront/marketplace/database/schema";
import { openPhone, type TestPhone } from "@storefront/testbed/mobile/open-phone";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

let test: TestPhone;
beforeAll(async () => {
  test = await openPhone({ sandbox: false });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

it("offers the stores of a brand, keeping the advertisement", async () => {
  const { html } = await phoneBrowser(test).get("/phone/download?brand=mima&ad=baidu%207");
  expect(html).toContain("密马 App");
  expect(html).toContain('href="/phone/download/store?os=ios&amp;ad=baidu+7"');
  expect(html).toContain('href="/phone/download/store?os=android&amp;ad=baidu+7"');
});

it("says in the brand's name that there is no app, and offers the mobile site", async () => {
  const browser = phoneBrowser(test);
  const { html } = await browser.get("/phone/download?brand=huojian");
  expect(html).toContain("火箭租号手机版");
  expect(html).toContain("我们还没有 App");
  expect(html).not.toContain("/phone/download/store");
  expect(await browser.get("/phone/download/store?os=ios")).toMatchObject({
    status: 303,
    location: "/phone/download",
  });
});

it("leads to the store, and counts the download only with an advertisement", async () => {
  const browser = phoneBrowser(test);
  await browser.get("/phone/download?brand=mima");
  const counted = async () =>
    (await test.deps.db.select().from(adDownloads)).map(({ ad, count }) => [ad, count]);
  expect(await browser.get("/phone/download/store?os=ios")).toMatchObject({
    status: 303,
    location: "https://apps.example/ios/mima",
  });
  expect(await counted()).toEqual([]);
  await browser.get("/phone/download/store?os=android&ad=baidu-7");
  expect(await counted()).toEqual([["baidu-7", 1]]);
});
