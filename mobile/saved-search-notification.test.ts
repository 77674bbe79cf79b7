import { goods } from "@storefront/marketplace/database/schema";
import { sendSearchNotifications } from "@storefront/marketplace/messages/messages";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { usePhone } from "@storefront/testbed/mobile/use-phone";
import { eq } from "drizzle-orm";

const BUYER = { id: 1, phone: "13800138000" };
/** The listing to copy: one price, no specs. */
const MODEL = 1010;
const HOUR_S = 3600;

const test = useSandboxApp();
const browser = usePhone(test, BUYER.phone);

/** Saves a search, lists what it finds, and lets the sweep tell of it. @returns the page of the notification */
async function receiveNotification(price_to: string): Promise<string> {
  const { db } = test.deps;
  const [model] = await db.select().from(goods).where(eq(goods.id, MODEL));
  if (!model) throw new Error("the sample catalog has no such listing");
  const token = await test.tokenOf(BUYER.id);
  const search = { game: model.gameName, kind: "card-key", price_to, title: "便宜卡密" } as const;
  await test.request("saveSearch", search, { token });
  await test.clock.advance(1);
  const { id: _, ...rest } = model;
  const [added] = await db
    .insert(goods)
    .values({ ...rest, priceFen: 100, activityPriceFen: 0, createdAt: test.clock.now() })
    .returning({ id: goods.id });
  await test.clock.advance(HOUR_S);
  await sendSearchNotifications(test.deps);
  return (await browser.get(`/phone/conversation?goods_id=${added?.id}&party=platform`)).html;
}

it("links the notification of a saved search to what the search finds, newest first", async () => {
  const html = await receiveNotification("20");
  const href = /<a class="button small" href="([^"]+)">查看全部新商品/.exec(html)?.[1] ?? "";
  const list = new URL(href.replaceAll("&amp;", "&"), "http://localhost");
  expect(list.pathname).toBe("/phone/goods");
  expect(Object.fromEntries(list.searchParams)).toMatchObject({
    ...{ kind: "card-key", price_to: "20", sort: "newest" },
  });
  const page = (await browser.get(`${list.pathname}${list.search}`)).html;
  expect(page).toContain("还按保存的搜索筛选了价格、属性等条件");
  const prices = [...page.matchAll(/¥<[^>]*>([\d.]+)|¥([\d.]+)/g)].map(([, a, b]) =>
    Number(a ?? b),
  );
  expect(Math.max(...prices)).toBeLessThanOrEqual(20);
});

it("leaves filters out that are not valid, and can be rid of the others", async () => {
  const { status, html } = await browser.get(
    "/phone/goods?kind=card-key&price_to=cheap&ranges=%7B&flags=rebind",
  );
  expect(status).toBe(200);
  expect(html).toContain('href="/phone/goods?kind=card-key">清除</a>');
});
