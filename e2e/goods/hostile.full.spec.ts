import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { DANGLING, expectNothingRan, MARKUP, watchPage } from "./hostile-page";

const [first, second, third] = [
  "</script><script>alert(1)</script>",
  "</title><img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
];

for (const [index, html] of DANGLING.entries())
  test(`runs nothing when a description leaves markup open: ${index} ${html}`, async ({
    page,
    sandbox,
  }) => {
    const events = watchPage(page);
    const { goods_id } = await sandbox.list({
      goods_name: "没有关上",
      desc_description: `<p>前面</p>${html}`,
    });
    await openGoods(page, goods_id);
    await expect(page.getByText("前面", { exact: true })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectNothingRan(page, events);
    await sandbox.unlist(goods_id);
  });

test("shows the corpus verbatim in plain-text fields", async ({ page, sandbox }) => {
  // axe checks some 220 specs and parameters.
  test.slow();
  const events = watchPage(page);
  const texts = [...MARKUP, ...DANGLING];
  const specs = texts.map((desc, index) => ({ name: `${index} ${desc}`.slice(0, 120), desc }));
  const { goods_id } = await sandbox.list({
    goods_name: first,
    nickname: second,
    profile: third,
    feature: second,
    banner: first,
    attrs: texts.slice(0, 20),
    attributes: texts.map((title, index) => ({ title: `${index}${title}`, data: [title] })),
    guarantee: texts.slice(20, 30).map((name) => ({ name, brief: name })),
    process: texts.slice(30, 34).map((name) => ({ name, brief: name })),
    specs,
    comments: specs.slice(0, 10).map(({ name, desc }) => ({
      ...{ nickname: desc, content: `评${desc}`, spec_name: name },
    })),
  });
  await openGoods(page, goods_id);
  const clean = (text: string) =>
    text.replace(/[^\P{Cc}\t\n\r]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, "");
  const bare = (text: string) => clean(text).replace(/\s+/gu, "");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
  expect(await page.title()).toContain(first);
  expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toContain(first);
  const blocks = page.locator('script[type="application/ld+json"]');
  await expect(blocks).toHaveCount(1);
  const { "@graph": graph } = JSON.parse((await blocks.textContent()) ?? "");
  expect(graph[0]).toMatchObject({ name: first, offers: { seller: { name: second } } });

  await page.getByRole("button", { name: /^更多规格/ }).click();
  const options = page.getByRole("group", { name: "规格" });
  const names = await options.locator("label bdi").allTextContents();
  expect(names.map(bare)).toEqual(specs.map(({ name }) => bare(name)));
  const parameters = await page.locator("#detail dt").allTextContents();
  expect(parameters.map(bare)).toEqual(
    texts.map((text, index) => bare(`${index}${text}`.slice(0, 60))),
  );
  await expect(page.getByRole("region", { name: "卖家" })).toContainText(second);
  await expect(page.locator("#reviews")).toContainText(`评${texts[9]}`);
  await expectNothingRan(page, events);
  await expectAccessible(page);

  await sandbox.unlist(goods_id);
});
