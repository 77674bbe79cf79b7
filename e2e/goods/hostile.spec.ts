import type { Page } from "@playwright/test";
import { DANGLING_MARKUP, HOSTILE_MARKUP } from "../../lib/goods/testing/hostile-markup";
import { expect, test } from "../fixtures";
import { collectConsoleMessages } from "../support/console-messages";
import { brandUrl } from "../support/deployment";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { sandbox } from "../support/sandbox";

/** The API takes no NUL, so no seller's text has one; the table beside `sanitise` holds those. */
const storable = (corpus: readonly string[]) => corpus.filter((html) => !html.includes("\0"));
const MARKUP = storable(HOSTILE_MARKUP);
const DANGLING = storable(DANGLING_MARKUP);

/** Wider than any page, and without a place to break. */
const WIDE = [
  `<pre>${"x".repeat(400)}</pre>`,
  `<table><tr>${"<td>格子里的字</td>".repeat(80)}</tr></table>`,
  `<ul>${"<li><ul>".repeat(9)}${"w".repeat(300)}${"</ul></li>".repeat(9)}</ul>`,
];

const [first, second, third] = [
  "</script><script>alert(1)</script>",
  "</title><img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
];

/** Listens for whatever a script, a picture or a frame of a seller's could do. @returns what happened */
async function watch(page: Page) {
  const foreign: string[] = [];
  const dialogs: string[] = [];
  page.on("dialog", (box) => {
    dialogs.push(box.message());
    void box.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== "data:" && hostname !== "mima.localhost") foreign.push(request.url());
  });
  const said = collectConsoleMessages(page);
  return { foreign, dialogs, said };
}

/** A page shows words as words: nothing asks, leaves, complains or takes a name that is not its own. */
async function expectNothingRan(page: Page, happened: Awaited<ReturnType<typeof watch>>) {
  const main = page.getByRole("main");
  const found = await main.evaluate((element) =>
    [...element.querySelectorAll("*")].flatMap((child) => [
      ...["script", "iframe", "object", "embed", "form", "style", "link", "meta", "base"].filter(
        (name) => child.localName === name && child.getAttribute("type") !== "application/ld+json",
      ),
      ...[...child.attributes].flatMap(({ name, value }) =>
        name.startsWith("on") || /^\s*(?:javascript|data|vbscript):/i.test(value) ? [name] : [],
      ),
    ]),
  );
  expect(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "overflows sideways").toBeLessThanOrEqual(0);
  expect(happened).toEqual({ foreign: [], dialogs: [], said: [] });
  await expect(page).toHaveURL(/\/goodsDetails\?goodsId=\d+$/);
}

test("no description of the corpus runs, leaves or hides what stands beside it", async ({
  page,
}) => {
  const happened = await watch(page);
  const texts = [...MARKUP, ...WIDE];
  const whole = texts.map((html, index) => `<p>第${index}段</p>${html}`).join("\n");
  const { goods_id } = await sandbox.list({
    goods_name: "描述里什么都有",
    desc_description: whole,
    goods_desc: "<p>能看到的<strong>介绍</strong></p>",
  });
  await openGoods(page, goods_id);
  const detail = page.getByRole("region", { name: "商品详情" });
  await expect(detail.getByText("能看到的介绍")).toBeVisible();
  const shown = await detail.locator("p").allInnerTexts();
  expect(shown.filter((text) => /^第\d+段$/.test(text))).toEqual(
    texts.map((_, index) => `第${index}段`),
  );
  // Every picture is fetched, also those far below.
  await detail.locator("img").last().scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await expectNothingRan(page, happened);
  await sandbox.unlist(goods_id);
});

test("nor does one that leaves something open", async ({ page }) => {
  const happened = await watch(page);
  for (const html of DANGLING) {
    const { goods_id } = await sandbox.list({
      goods_name: "没有关上",
      desc_description: `<p>前面</p>${html}`,
    });
    await openGoods(page, goods_id);
    await expect(page.getByText("前面", { exact: true })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectNothingRan(page, happened);
    await sandbox.unlist(goods_id);
  }
});

test("as plain text the corpus is shown letter by letter", async ({ page }) => {
  const happened = await watch(page);
  const texts = [...MARKUP, ...DANGLING];
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
    specs: texts.map((name, index) => ({ name: `${index} ${name}`.slice(0, 120), desc: name })),
    comments: texts.slice(0, 10).map((content) => ({
      nickname: content,
      content: `评${content}`,
      spec_name: content,
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
  const names = await page.getByRole("group", { name: "规格" }).locator("bdi").allTextContents();
  expect(names.map(bare)).toEqual(
    texts.map((text, index) => bare(`${index} ${text}`.slice(0, 120))),
  );
  const parameters = await page.locator("#detail dt").allTextContents();
  expect(parameters.map(bare)).toEqual(
    texts.map((text, index) => bare(`${index}${text}`.slice(0, 60))),
  );
  await expect(page.getByRole("region", { name: "卖家" })).toContainText(second);
  await expect(page.locator("#reviews")).toContainText(`评${texts[9]}`);
  await expectNothingRan(page, happened);
  await expectAccessible(page);

  await sandbox.unlist(goods_id);
});

test("a listing that is taken off is gone from its address at once, also for crawlers", async ({
  page,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "马上下架" });
  const url = brandUrl("mima", `/goodsDetails?goodsId=${goods_id}`);
  expect((await page.goto(url))?.status()).toBe(200);
  await sandbox.unlist(goods_id);
  await expect.poll(async () => (await page.goto(url))?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
