import {
  cardSecrets,
  goods,
  operatorAudit,
  sellers,
  stock,
} from "@storefront/marketplace/database/schema";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { desc, eq } from "drizzle-orm";
import { sharp } from "@/marketplace/pictures/testing/sharp";
import { readStoredListings } from "../catalogue/read-stored-listings";

const test = useSite();
const owner = useConsole(test, "owner");

const NEW = {
  name: "北风 60 点券",
  game: "曜日战歌",
  goods_type: "CardKey",
  trade_type_id: "2",
  new_seller: "北风代充",
  delivery: "automatic",
  price: "6.00",
  again: "6",
  secrets: "K-1\r\nK-2",
  "guarantees-卡密保真": "on",
  "guarantees-平台担保": "on",
  "attributes-0-title": "区服",
  "attributes-0-values": "安卓\n\n苹果",
  "discounts-0-kind": "cut",
  "discounts-0-from": "100",
  "discounts-0-unit": "yuan",
  "discounts-0-value": "5",
  "discounts-0-text": "满100减5",
};

const newest = async () =>
  (await test.deps.db.select().from(goods).orderBy(desc(goods.id)).limit(1))[0];
const storedOf = async (id: number) => {
  const [listing] = await readStoredListings(test.deps.db, eq(goods.id, id), 1);
  if (!listing) throw new Error(`there is no listing ${id}`);
  return listing;
};
describe("a new listing", () => {
  it("is on sale with its seller, its card secrets and all fields of the form", async () => {
    const { status, location } = await owner.post("/admin/listings/new", NEW);
    const row = await newest();
    expect([status, location]).toEqual([303, `/admin/listings/${row?.id}?done=create`]);
    expect(row).toMatchObject({ name: NEW.name, priceFen: 600, deliveryType: 2 });
    expect(row?.texts.guarantee).toEqual([
      { name: "平台担保", brief: "" },
      { name: "卡密保真", brief: "" },
    ]);
    const isIts = eq(stock.goodsId, row?.id ?? 0);
    const [piece] = await test.deps.db.select().from(stock).where(isIts);
    expect(piece).toMatchObject({ available: 2, total: 2 });
    expect(await test.deps.db.$count(cardSecrets, eq(cardSecrets.stockId, piece?.id ?? 0))).toBe(2);
    const isSeller = eq(sellers.id, row?.sellerId ?? 0);
    const [seller] = await test.deps.db.select().from(sellers).where(isSeller);
    expect(seller?.nickname).toBe("北风代充");
    const { status: shown } = await test.request("goodsDetail", { goods_id: row?.id ?? 0 });
    expect(shown).toBe(200);
    const audit = JSON.stringify(await test.deps.db.select().from(operatorAudit));
    expect(audit).toContain("listing.create");
    expect(audit).not.toContain("K-1");
    expect((await owner.get(location ?? "")).html).not.toContain("K-1");
  });

  it("has specs with their own prices and stock", async () => {
    const { price: _, again: __, secrets: ___, ...rest } = NEW;
    await owner.post("/admin/listings/new", {
      ...rest,
      delivery: "manual",
      "specs-0-name": "标准",
      "specs-0-price": "10",
      "specs-0-again": "10",
      "specs-0-stock": "3",
      "specs-2-name": "豪华",
      "specs-2-price": "8.5",
      "specs-2-again": "8.50",
      "specs-2-stock": "0",
    });
    const { goods: row, specs, stock: pieces } = await storedOf((await newest())?.id ?? 0);
    expect(row.priceFen).toBe(850);
    expect(specs.map(({ name, priceFen }) => [name, priceFen])).toEqual([
      ["标准", 1000],
      ["豪华", 850],
    ]);
    expect(pieces.map(({ available }) => available).sort()).toEqual([0, 3]);
  });

  it("is rejected with an error at every invalid field, keeping the input and changing nothing", async () => {
    const before = await test.deps.db.$count(goods);
    const wrong = {
      ...NEW,
      name: " ",
      delivery_hours: "999",
      again: "7",
      cashback: "9,9",
      deposit: "x",
      stock: "3",
      min: "5",
      max: "2",
      "guarantees-官方验号": "on",
      "pictures-1-url": "a/b.jpg",
      "discounts-0-from": "一百",
      report_no: "YH1",
      "report_items-4-result": "没有项目",
      secrets: "K-1\nK-1",
    };
    const { status, html } = await owner.post("/admin/listings/new", wrong);
    expect(status).toBe(400);
    for (const [field, text] of [
      ["name", "请填写"],
      ["delivery_hours", "最大是 720"],
      ["again", "两次输入的价格不一致"],
      ["cashback", "请输入金额，单位元，最多两位小数"],
      ["stock", "自动发货的库存就是卡密的数量，请留空"],
      ["max", "要为 0（不限），或不小于最少件数"],
      ["deposit", "请输入金额，单位元，最多两位小数"],
      ["discounts-0-from", "请输入金额，单位元，最多两位小数"],
      ["report_items-4-name", "请填写"],
      ["secrets", "第 2 行与第 1 行相同"],
    ]) {
      const [, shown] = new RegExp(`id="${field}-error"[^>]*>([^<]*)<`).exec(html) ?? [];
      expect([field, shown]).toEqual([field, text]);
    }
    expect(html).toMatch(/name="guarantees-平台担保" value="on" checked/);
    expect(html).toContain('value="9,9"');
    expect(html).toContain("K-1\nK-1</textarea>");
    expect(await test.deps.db.$count(goods)).toBe(before);
    const file = await owner.post("/admin/listings/new", { ...NEW, "pictures-1-url": "a/b.jpg" });
    expect(file.html).toContain('id="pictures-1-url-error"');
    expect(file.html).toContain("请填写 http(s) 地址，或上传图片文件");
    const dear = await owner.post("/admin/listings/new", { ...NEW, cashback: "6" });
    expect(dear.html).toContain("返现要低于价格");
  });

  it("adds empty specs on request and keeps the input", async () => {
    const more = { ...NEW, "specs-2-name": "第三个", more: "specs" };
    const { status, html } = await owner.post("/admin/listings/new", more);
    expect(status).toBe(200);
    expect(html).toContain('name="specs-5-name"');
    expect(html).toContain('value="第三个"');
  });

  it("keeps uploaded pictures when another field is invalid", async () => {
    const colour = { width: 8, height: 8, channels: 3, background: "#0b6570" } as const;
    const png = await sharp({ create: colour }).png().toBuffer();
    const files = {
      pictures_files: new File([new Uint8Array(png)], "front.png", { type: "image/png" }),
      detail_pictures_files: new File(["not a picture"], "detail.png", { type: "image/png" }),
    };
    const { status, html } = await owner.postFiles("/admin/listings/new", NEW, files);
    expect(status).toBe(400);
    expect(html).toContain("detail.png：不是 JPEG、PNG、WebP、AVIF 或 GIF 图片");
    const [url = ""] = /\/media\/goods\/[0-9a-f]{32}\.webp/.exec(html) ?? [];
    expect(
      (await owner.post("/admin/listings/new", { ...NEW, "pictures-0-url": url })).status,
    ).toBe(303);
    expect((await newest())?.media).toEqual([{ media_type: 1, url }]);
  });

  it("has its optional parts closed, and those with an error or new rows open", async () => {
    const openParts = (html: string) =>
      Array.from(
        html.matchAll(/<details class="card" open="">\s*<summary>(\S+) /g),
        ([, title]) => title,
      );
    expect(openParts((await owner.get("/admin/listings/new")).html)).toEqual([]);
    const wrong = { ...NEW, "tags-0-color": "#0a6645" };
    expect(openParts((await owner.post("/admin/listings/new", wrong)).html)).toEqual([
      "标签与属性",
    ]);
    const more = { ...NEW, more: "pictures" };
    expect(openParts((await owner.post("/admin/listings/new", more)).html)).toEqual(["图片"]);
  });
});
