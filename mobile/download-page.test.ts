import { adDownloads } from "@storefront/marketplace/database/schema";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

const test = useSandboxApp({ sandbox: false });

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
  expect(await browser.get("/phone/download/store?os=ios")).toMatchObject({
    status: 303,
    location: "https://apps.example/ios/mima",
  });
  expect(await counted()).toEqual([]);
  await browser.get("/phone/download/store?os=android&ad=baidu-7");
  expect(await counted()).toEqual([{ ad: "baidu-7", brand: "mima", platform: "other", count: 1 }]);
});

it("counts by the brand and the platform of the phone", async () => {
  const browser = phoneBrowser(test);
  browser.send({ "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" });
  for (const brand of ["mima", "hh", "mima"])
    await browser.get(`/phone/download/store?os=ios&ad=baidu-7&brand=${brand}`);
  const row = { ad: "baidu-7", platform: "ios" };
  expect(await counted()).toEqual([
    { ...row, brand: "hh", count: 1 },
    { ...row, brand: "mima", count: 2 },
  ]);
});

it("keeps the advertisement of an earlier page of the visit", async () => {
  const browser = phoneBrowser(test);
  await browser.get("/phone?brand=mima&ad=%20baidu%207%20");
  const { html } = await browser.get("/phone/download");
  expect(html).toContain("/phone/download/store?os=ios&amp;ad=baidu+7");
  await browser.get("/phone/download/store?os=ios");
  expect(await counted()).toMatchObject([{ ad: "baidu 7", count: 1 }]);
  await browser.get("/phone?ad=%00");
  expect((await browser.get("/phone/download")).html).toContain("ad=baidu+7");
});

async function counted() {
  const rows = await test.deps.db.select().from(adDownloads).orderBy(adDownloads.brand);
  return rows.map(({ ad, brand, platform, count }) => ({ ad, brand, platform, count }));
}
