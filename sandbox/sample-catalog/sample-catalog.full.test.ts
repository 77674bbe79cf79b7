import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fenToYuan } from "@storefront/contract/money";
import { readPhone } from "@storefront/marketplace/accounts/accounts";
import { readConfig } from "@storefront/marketplace/config";
import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { readDueTimes } from "@storefront/marketplace/database/due-times";
import { type Fill, fillOnce } from "@storefront/marketplace/database/fill-once";
import { migrate } from "@storefront/marketplace/database/migrate";
import {
  boostOrders,
  cardSecrets,
  comments,
  customerRemarks,
  discounts,
  goods,
  goodsSpecs,
  sellers,
  settings,
  stock,
  userEnvelopes,
  users,
} from "@storefront/marketplace/database/schema";
import { importCatalogue } from "@storefront/operator/catalogue/import-catalogue";
import { expectBalancedLedger } from "@storefront/testbed/marketplace/expect-balanced-ledger";
import { openEmpty } from "@storefront/testbed/marketplace/prepared-database";
import { count, eq, isNull, sql } from "drizzle-orm";
import { payoutsOfGoods, showPayouts } from "@/marketplace/catalogue/goods/read-payouts";
import { findDefaultAvatar } from "@/marketplace/pictures/default-avatar";
import { DRAWN_PICTURES } from "../media/drawn-pictures";
import { findPicture } from "../media/picture";
import { fillSampleCatalog } from "./fill-sample-catalog";

const NOW = new Date("2026-05-20T08:00:00.000Z");
const CONFIG = readConfig({ SANDBOX: "1" });
const AUTOMATIC = 2;
let open: OpenDatabase;

const fill: Fill = (db, now) => fillSampleCatalog(db, now, CONFIG);

beforeAll(async () => {
  open = await openEmpty();
  await migrate(open.db);
  await fillOnce(open.db, fill, NOW);
  // Creating, migrating and filling the database takes 3 s on an idle machine.
}, 80_000);
afterAll(() => open.close());

const rowsOf = () => open.db.select().from(goods).orderBy(goods.id);
const caseOf = async (id: number) => {
  const [row] = await open.db.select().from(goods).where(eq(goods.id, id));
  if (!row) throw new Error(`there are no goods ${id}`);
  return {
    ...row,
    specs: await open.db.select().from(goodsSpecs).where(eq(goodsSpecs.goodsId, id)),
  };
};

it("shows on accounts what the platform has decided for buyers of their seller", async () => {
  const of = async (id: number) => {
    const columns = { payouts: payoutsOfGoods(open.db) };
    const [row] = await open.db.select(columns).from(goods).where(eq(goods.id, id));
    return showPayouts(row?.payouts ?? []);
  };
  expect(await of(1002)).toEqual([
    "买家 木*** 遇到「账号被找回或封禁」，平台裁决退回 600.00 元",
    "买家 老*** 遇到「与描述不符」，平台裁决退回 120.00 元",
    "买家 阿*** 遇到「少发、漏发或没有完成」，平台裁决退回 50.00 元",
  ]);
  // Of another seller, and no account.
  expect(await of(2205)).toEqual([]);
  expect(await of(1001)).toEqual([]);
  await expectBalancedLedger(open.db);
});

it("leaves no settlement that is due to the sweeper", async () => {
  const due = await readDueTimes(open.db, ["settlements", "boost_settlements"]);
  const times = [...due.values()].map((time) => time.getTime());
  expect(Math.min(...times)).toBeGreaterThan(NOW.getTime());
});

it("is filled only once", async () => {
  const before = await open.db.select({ rows: count() }).from(goods);
  expect(await fillOnce(open.db, fill, new Date())).toBe(false);
  expect(await open.db.select({ rows: count() }).from(goods)).toEqual(before);
  const [mark] = await open.db.select().from(settings).where(eq(settings.key, "seeded_at"));
  expect(mark?.value).toBe(NOW.toISOString());
});

it("has enough listings, sellers, games, pictures and reviews", async () => {
  const rows = await rowsOf();
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map((row) => row.gameName)).size).toBeGreaterThanOrEqual(6);
  const shops = await open.db.select().from(sellers);
  expect(shops.length).toBeGreaterThanOrEqual(10);
  expect(
    shops.map((shop) => shop.id).filter((id) => !rows.some((row) => row.sellerId === id)),
  ).toEqual([]);
  for (const row of rows) {
    expect(row.media.length).toBeGreaterThanOrEqual(2);
    expect(row.media.length).toBeLessThanOrEqual(6);
    expect(row.originPriceFen).toBeGreaterThanOrEqual(row.priceFen);
    expect(row.createdAt.getTime()).toBeLessThan(NOW.getTime());
  }
  const reviews = await open.db.select().from(comments);
  expect(reviews.length).toBeGreaterThan(100);
  expect(new Set(reviews.map((each) => each.score)).size).toBeGreaterThanOrEqual(4);
  expect(reviews.every((each) => each.createdAt.getTime() <= NOW.getTime())).toBe(true);
});

it("has the delivery time of the sellers with enough orders from the start", async () => {
  const shops = await open.db.select().from(sellers);
  expect(shops.every(({ figuresAt }) => figuresAt?.getTime() === NOW.getTime())).toBe(true);
  const [listing] = await open.db.select().from(goods).where(eq(goods.id, 1001));
  expect(shops.find(({ id }) => id === listing?.sellerId)).toMatchObject({ deliverMedianS: 0 });
});

it("has accounts to rent and to buy in every game, from several shops", async () => {
  const rows = await rowsOf();
  const games = new Set(rows.map((row) => row.gameName));
  for (const [type, least] of [
    ["RentAccount", 21],
    ["PersonalAccount", 30],
  ] as const) {
    const some = rows.filter((row) => row.goodsType === type);
    expect(some.length).toBeGreaterThanOrEqual(least);
    expect(new Set(some.map((row) => row.gameName))).toEqual(games);
    expect(new Set(some.map((row) => row.sellerId)).size).toBeGreaterThanOrEqual(3);
  }
});

it("charges the deposit that the attributes of a rental account name", async () => {
  for (const { id, depositFen, texts } of (await rowsOf()).filter((row) => row.depositFen > 0)) {
    const named = texts.attributes.find(({ title }) => title === "押金");
    expect([id, named?.data[0]]).toEqual([id, `${fenToYuan(depositFen)} 元`]);
  }
});

it("mentions only existing specs in reviews", async () => {
  const specs = await open.db.select().from(goodsSpecs);
  const reviews = await open.db.select().from(comments);
  const unknownSpecs = reviews.filter(
    ({ specName, goodsId }) =>
      specName && !specs.some((spec) => spec.goodsId === goodsId && spec.name === specName),
  );
  expect(unknownSpecs).toEqual([]);
});

it("has only pictures that were drawn", async () => {
  const faces = await open.db.select({ url: comments.headImgUrl }).from(comments);
  const signs = await open.db.select({ url: sellers.headImgUrl }).from(sellers);
  const shown = (await rowsOf()).flatMap(({ media, detailMedia }) => [...media, ...detailMedia]);
  const dataDir = mkdtempSync(join(tmpdir(), "avatars-"));
  for (const url of new Set([...shown, ...faces, ...signs].map((picture) => picture.url))) {
    const name = url.replace("/media/", "");
    const found =
      findPicture(name, undefined) ?? (await findDefaultAvatar(dataDir, name, undefined));
    expect([url, found === null]).toEqual([url, false]);
  }
  rmSync(dataDir, { recursive: true });
  const drawn = [...DRAWN_PICTURES.keys()].filter((name) => name.startsWith("goods/"));
  expect(shown.map(({ url }) => url).sort()).toEqual(
    drawn.map((name) => `/media/${name}.webp`).sort(),
  );
});

it("changes nothing when imported again", async () => {
  const folder = fileURLToPath(new URL("../catalogue", import.meta.url));
  const later = new Date(NOW.getTime() + 86_400_000);
  expect(await importCatalogue(open.db, folder, { now: later })).toMatchObject({
    state: "imported",
    written: [],
  });
});

it("has a stock row per spec or listing, and a secret per piece of automatic delivery", async () => {
  const rows = await rowsOf();
  const specs = await open.db.select().from(goodsSpecs);
  const stocks = await open.db.select().from(stock);
  const secrets = await open.db
    .select({ stockId: cardSecrets.stockId, free: count() })
    .from(cardSecrets)
    .where(isNull(cardSecrets.orderId))
    .groupBy(cardSecrets.stockId);
  const free = new Map(secrets.map((row) => [row.stockId, row.free]));
  for (const row of rows) {
    const own = specs.filter((spec) => spec.goodsId === row.id).map((spec) => spec.id);
    const places = stocks.filter((each) => each.goodsId === row.id);
    expect(places.map((each) => each.specId).sort()).toEqual(own.length > 0 ? own.sort() : [null]);
    for (const place of places) {
      expect(place.available + place.held + place.sold).toBe(place.total);
      expect(free.get(place.id) ?? 0).toBe(row.deliveryType === AUTOMATIC ? place.available : 0);
    }
  }
  expect(secrets.reduce((sum, row) => sum + row.free, 0)).toBeGreaterThanOrEqual(300);
  const [odd] = await open.db
    .select({ rows: count() })
    .from(cardSecrets)
    .where(
      sql`${cardSecrets.orderId} is null and ${cardSecrets.secret} !~ '^MIMA(-[A-Z2-9]{4}){3}$'`,
    );
  expect(odd?.rows).toBe(0);
});

it("prices a listing with specs at its cheapest spec", async () => {
  for (const { id, priceFen, specs, specsType } of await Promise.all(
    (await rowsOf()).map(({ id }) => caseOf(id)),
  )) {
    expect([id, specsType === 2]).toEqual([id, specs.length > 0]);
    if (specs.length > 0) expect(priceFen).toBe(Math.min(...specs.map((spec) => spec.priceFen)));
  }
});

it("has the fixed listings of product §12", async () => {
  const [c1001, c1003, c1004, c1005, c1008, c1010, c1012, c1013] = await Promise.all(
    [1001, 1003, 1004, 1005, 1008, 1010, 1012, 1013].map(caseOf),
  );
  expect(c1001).toMatchObject({ specsType: 2, deliveryType: AUTOMATIC });
  expect(c1001?.specs.length).toBeGreaterThan(1);
  const kinds = await open.db.select().from(discounts).where(eq(discounts.goodsId, 1001));
  expect(kinds.map((row) => row.discountType).sort()).toEqual([1, 2, 3]);
  expect(await caseOf(1002)).toMatchObject({ goodsType: "PersonalAccount", specsType: 1 });
  expect(c1003).toMatchObject({ tradeTypeId: 3, depositFen: 10_000, leastTime: 2 });
  expect(c1004?.tradeTypeId).toBe(9);
  expect(c1005?.specsType).toBe(3);
  expect([(await caseOf(1006)).tradeTypeId, (await caseOf(1007)).tradeTypeId]).toEqual([1, 8]);
  expect(
    Math.min(
      c1008?.groupBuyPriceFen ?? 0,
      c1008?.firstBuyDiscountFen ?? 0,
      c1008?.shareRewardFen ?? 0,
    ),
  ).toBeGreaterThan(0);
  const questions = await open.db
    .select()
    .from(customerRemarks)
    .where(eq(customerRemarks.goodsId, 1009));
  expect(questions).toHaveLength(1);
  const available = async (id: number) =>
    (await open.db.select().from(stock).where(eq(stock.goodsId, id)))[0]?.available;
  expect([await available(1010), await available(1012)]).toEqual([1, 0]);
  expect([c1010?.deliveryType, c1012?.deliveryType]).toEqual([AUTOMATIC, AUTOMATIC]);
  expect((await caseOf(1011)).priceFen).toBe(500);
  expect(c1013).toMatchObject({ minSaleNum: 2, maxSaleNum: 5 });
  const sellerOf = async (id: number) => {
    const { sellerId } = await caseOf(id);
    return (await open.db.select().from(sellers).where(eq(sellers.id, sellerId)))[0];
  };
  expect(await sellerOf(1014)).toMatchObject({ selfUser: true, officialUser: true });
  expect((await sellerOf(1015))?.authIdentity).not.toBe(1);
  const { name } = await caseOf(1016);
  expect([...new Intl.Segmenter("zh").segment(name)]).toHaveLength(300);
  expect(name).toMatch(/<script>.*\u202e/s);
});

it("has the two buyers of product §12", async () => {
  const [known, none] = await open.db.select().from(users).orderBy(users.id);
  expect(known).toMatchObject({ phone: null, balanceFen: 100_000 });
  expect(known && readPhone(CONFIG, known)).toBe("13800138000");
  expect(known?.wechatUnionId).not.toBeNull();
  expect(none).toMatchObject({ phone: null, balanceFen: 0, wechatUnionId: null });
  expect(none && readPhone(CONFIG, none)).toBe("13900139000");
  const owned = await open.db.select().from(userEnvelopes);
  expect(new Set(owned.map((row) => row.userId))).toEqual(new Set([known?.id]));
  expect(owned.some((row) => row.expiresAt < NOW)).toBe(true);
});

it("has recent boost orders with prices and stars", async () => {
  const rows = await open.db.select().from(boostOrders);
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["accepted", "done"]));
  for (const { paidAt, totalFen, stars } of rows) {
    expect(paidAt?.getTime()).toBeLessThan(NOW.getTime());
    expect(Math.min(totalFen, stars)).toBeGreaterThan(0);
  }
});

it("assigns new ids after those of the sample data", async () => {
  const [last] = await open.db.select({ id: sql<number>`max(id)` }).from(sellers);
  const [added] = await open.db
    .insert(sellers)
    .values({
      nickname: "新店",
      headImgUrl: "/media/avatars/1.webp",
      authIdentity: 1,
      creditTenths: 50,
      profile: "",
    })
    .returning();
  expect(added?.id).toBe((last?.id ?? 0) + 1);
  await open.db.delete(sellers).where(eq(sellers.id, added?.id ?? 0));
});

it("has tag colors with enough contrast", async () => {
  const colours = (await rowsOf()).flatMap(({ texts }) => texts.attrs.map(({ color }) => color));
  for (const colour of new Set(colours.filter((each) => each !== ""))) {
    expect([colour, 1.05 / (luminanceOf(colour) + 0.05) > 5.5]).toEqual([colour, true]);
  }
});

/** Relative luminance as WCAG defines it. */
function luminanceOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
