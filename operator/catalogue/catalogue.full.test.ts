import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  cardSecrets,
  goods,
  goodsSpecs,
  sellers,
  stock,
} from "@storefront/marketplace/database/schema";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { runCommand } from "../commands/run-command";

const SELLER = { kind: "seller", id: 7001, nickname: "北风代充" };
const LISTING = {
  kind: "listing",
  id: 7001,
  seller: 7001,
  name: "北风 60 点券",
  game: "曜日战歌",
  goods_type: "TopUp",
  trade_type_id: 6,
  delivery: "manual",
  price: "6.00",
  stock: 20,
};
const SPECS = {
  ...LISTING,
  id: 7002,
  name: "北风 月卡",
  price: undefined,
  stock: undefined,
  delivery: "automatic",
  specs: [
    { name: "30 天", price: "30", secrets: ["S-30-1", "S-30-2"] },
    { name: "7 天", price: 8.5, activity_price: "8", secrets: ["S-7-1"] },
  ],
  discounts: [{ kind: "cut", from_yuan: "60.00", off: "5", text: "满 60 减 5" }],
  remarks: [{ title: "区服" }],
};

const test = useTestApp();
const folder = useFolder("catalogue");
const file = join(folder, "catalogue.jsonl");

const write = (...rows: (object | string)[]) =>
  writeFileSync(
    file,
    rows.map((row) => `${typeof row === "string" ? row : JSON.stringify(row)}\n`).join(""),
  );

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(test.deps, args, (line) => lines.push(line));
  return { code, lines };
}
const load = (...rows: (object | string)[]) => {
  write(...rows);
  return run("import", file);
};
const goodsRow = async (id: number) =>
  (await test.deps.db.select().from(goods).where(eq(goods.id, id)))[0];
const stockRows = (id: number) =>
  test.deps.db.select().from(stock).where(eq(stock.goodsId, id)).orderBy(stock.id);

describe("import", () => {
  it("creates sellers and listings that are on sale", async () => {
    expect(await load(SELLER, LISTING, SPECS)).toEqual({
      code: 0,
      lines: [
        "line 1: seller 7001: created",
        "line 2: listing 7001: created",
        "line 3: listing 7002: created",
        "3 created, 0 updated, 0 unchanged",
      ],
    });
    expect(await goodsRow(7002)).toMatchObject({ priceFen: 850, activityPriceFen: 800 });
    expect((await stockRows(7002)).map(({ available }) => available)).toEqual([2, 1]);
    expect(await test.takeChangedGoods()).toEqual([7001, 7002]);
    const { data } = await test.request("goodsDetail", { goods_id: 7001 });
    expect(data).toMatchObject({ goods_name: "北风 60 点券", normal_price: "6.00" });
  });

  it("changes nothing when repeated", async () => {
    await load(SELLER, LISTING, SPECS);
    await test.clock.advance(60);
    await test.takeChangedGoods();
    expect(await run("import", file)).toEqual({
      code: 0,
      lines: ["0 created, 0 updated, 3 unchanged"],
    });
    expect(await test.takeChangedGoods()).toEqual([]);
  });

  it.each([
    ["a price", { ...LISTING, price: "7.00" }],
    ["a text", { ...LISTING, feature: "秒到" }],
    ["its stock", { ...LISTING, stock: 3 }],
    ["a discount", { ...LISTING, discounts: [{ ...SPECS.discounts[0], off: "6" }] }],
    ["a remark", { ...LISTING, remarks: [{ title: "角色名" }] }],
  ])("updates a listing when only %s changes", async (_, row) => {
    await load(SELLER, LISTING);
    const before = await goodsRow(7001);
    await test.clock.advance(60);
    expect((await load(row)).lines).toEqual([
      "line 1: listing 7001: updated",
      "0 created, 1 updated, 0 unchanged",
    ]);
    const after = await goodsRow(7001);
    expect(after?.updatedAt).toEqual(test.clock.now());
    expect(after?.createdAt).toEqual(before?.createdAt);
  });

  it("sets the free pieces of a manual delivery and keeps held ones", async () => {
    await load(SELLER, LISTING);
    await placeOrder(test, 1, { goodsId: 7001, quantity: 2 });
    await load({ ...LISTING, stock: 5 });
    expect(await stockRows(7001)).toMatchObject([{ available: 5, held: 2, sold: 0, total: 7 }]);
  });

  it("adds new secrets and removes none", async () => {
    await load(SELLER, SPECS);
    const [first] = SPECS.specs;
    const more = { ...SPECS, specs: [{ ...first, secrets: ["S-30-2", "S-30-3"] }, SPECS.specs[1]] };
    expect((await load(more)).lines).toContain("line 1: listing 7002: updated");
    expect((await stockRows(7002)).map(({ available }) => available)).toEqual([3, 1]);
    const secrets = await test.deps.db.select().from(cardSecrets);
    expect(secrets.filter(({ secret }) => secret.startsWith("S-30"))).toHaveLength(3);
  });

  it("relists a listing that was unlisted", async () => {
    await load(SELLER, LISTING);
    await test.deps.db.update(goods).set({ removedAt: new Date() }).where(eq(goods.id, 7001));
    expect((await run("import", file)).lines).toContain("line 2: listing 7001: updated");
    expect((await goodsRow(7001))?.removedAt).toBeNull();
  });

  it("assigns new ids after the highest of the file", async () => {
    await load({ ...SELLER, id: 90_000 }, { ...LISTING, id: 90_000, seller: 90_000 });
    const [added] = await test.deps.db
      .insert(sellers)
      .values({
        nickname: "下一个",
        headImgUrl: "",
        authIdentity: 0,
        profile: "",
      })
      .returning();
    expect(added?.id).toBe(90_001);
  });
});

describe("a file with an invalid row", () => {
  it.each<[string, object | string]>([
    ["row: is no JSON object", "{"],
    ["row of 7001: price must be yuan with at most two decimals", { ...LISTING, price: "6.001" }],
    ["row of 7001: price must be more than 0", { ...LISTING, price: 0 }],
    ["row of 7001: price is needed without specs", { ...LISTING, price: undefined }],
    ["row of 7001: stock is needed for manual delivery", { ...LISTING, stock: undefined }],
    ["row of 7001: max must be 0 or at least min", { ...LISTING, min: 3, max: 2 }],
    [
      "row of 7001: pictures.0 must be an http(s) address, or a picture file beside this one",
      { ...LISTING, pictures: ["../a.webp"] },
    ],
    ['row of 7001: Unrecognized key: "prise"', { ...LISTING, prise: "6.00" }],
    ["listing 7001: is on line 2 already", LISTING],
    [
      "listing 7003: seller 7999 is neither before it nor in the database",
      { ...LISTING, id: 7003, seller: 7999 },
    ],
  ])("is rejected with %p", async (problem, row) => {
    const { code, lines } = await load(SELLER, LISTING, row);
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [`line 3: ${problem}`, "1 problem; nothing was changed"],
    });
    expect(await goodsRow(7001)).toBeUndefined();
  });

  it("changes nothing among ten thousand rows, and reports every problem", async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ ...LISTING, id: 100_000 + at }));
    const { code, lines } = await load(
      SELLER,
      ...rows.map((row, at) => (at % 5000 === 4999 ? { ...row, price: "free" } : row)),
    );
    expect(code).toBe(1);
    expect(lines).toHaveLength(3);
    expect(await goodsRow(100_000)).toBeUndefined();
    expect(await test.takeChangedGoods()).toEqual([]);
  });

  it.each([
    ["has 2 specs in the database", { ...SPECS, specs: SPECS.specs.slice(1) }],
    ["has 2 specs in the database", { ...LISTING, id: 7002 }],
  ])("is rejected when a listing that %s would lose one", async (problem, row) => {
    await load(SELLER, SPECS);
    const { code, lines } = await load(row);
    expect(code).toBe(1);
    expect(lines[0]).toContain(problem);
    expect(await test.deps.db.$count(goodsSpecs, eq(goodsSpecs.goodsId, 7002))).toBe(2);
  });

  it.each([
    [[], "exactly one FILE is required"],
    [["/nowhere/catalogue.jsonl"], "there is no /nowhere/catalogue.jsonl"],
  ])("is not read when the arguments are %j", async (args, reason) => {
    expect(await run("import", ...args)).toEqual({ code: 2, lines: [`market: ${reason}`] });
  });
});

describe("secrets", () => {
  const MORE = { kind: "secrets", listing: 7002, spec: 2, secrets: ["S-7-1", "S-7-2"] };

  it("are added to an existing listing", async () => {
    await load(SELLER, SPECS);
    await test.takeChangedGoods();
    expect((await load(MORE)).lines).toEqual([
      "line 1: secrets of listing 7002, spec 2: updated",
      "0 created, 1 updated, 0 unchanged",
    ]);
    expect((await stockRows(7002)).map(({ available }) => available)).toEqual([2, 2]);
    expect(await test.takeChangedGoods()).toEqual([7002]);
    expect((await run("import", file)).lines).toEqual(["0 created, 0 updated, 1 unchanged"]);
  });

  it.each([
    ["listing 7009 is neither before it nor in the database", { ...MORE, listing: 7009 }],
    ["are for automatic delivery only", { ...MORE, listing: 7001 }],
    ["spec must be at most 2", { ...MORE, spec: 3 }],
    ["spec is needed: the listing has some", { ...MORE, spec: undefined }],
  ])("are rejected: %s", async (problem, row) => {
    const { code, lines } = await load(SELLER, LISTING, SPECS, row);
    expect([code, lines[0]]).toEqual([1, expect.stringContaining(problem)]);
  });
});

describe("a coupon", () => {
  const COUPON = {
    kind: "coupon",
    id: 7001,
    name: "北风立减",
    label: "店铺券",
    off: "2.00",
    from_yuan: "5.00",
    seller: 7001,
    total: 100,
  };

  it("can be claimed on its seller's pages", async () => {
    await load(SELLER, LISTING, COUPON);
    const token = await test.tokenOf(1);
    const claimed = await test.request(
      "receiveEnvelope",
      { envelope_id: 7001, goods_id: 7001 },
      { token },
    );
    expect(claimed.code).toBe(0);
    expect((await load({ ...COUPON, total: 0 })).lines[0]).toContain(
      "total must be at least 1: as many have been given out",
    );
    expect((await load({ ...COUPON, off: "3.00" })).lines[0]).toContain("updated");
  });

  it.each([
    ["off must be less than from_yuan", { ...COUPON, off: "5.00" }],
    ["seller is needed for a gift", { ...COUPON, seller: undefined, follow_gift: true }],
    ["seller 7999 is neither before it", { ...COUPON, seller: 7999 }],
    ["listing 7999 is neither before it", { ...COUPON, seller: undefined, listing: 7999 }],
  ])("is rejected: %s", async (problem, row) => {
    expect((await load(SELLER, row)).lines[0]).toContain(problem);
  });
});

describe("history from before the import", () => {
  const REPORT = {
    report_no: "YH1",
    inspector: "平台",
    checked_at: "PT6H",
    items: [{ name: "段位", result: "一致", passed: 1 }],
  };
  const KNOWN = {
    ...LISTING,
    listed: "P9D",
    sold: 12,
    wanted: 3,
    collected: 4,
    inspection: "已验号",
    inspection_report: REPORT,
  };
  const HOUR_MS = 3_600_000;

  it("is used for a new listing, with relative times resolved once", async () => {
    const now = test.clock.now().getTime();
    await load(SELLER, KNOWN);
    await test.clock.advance(3_600);
    expect((await run("import", file)).lines).toEqual([
      "line 2: listing 7001: waits for an agreement（待审核）: inspection 「验号」, inspection_report 「验号」",
      "0 created, 0 updated, 2 unchanged",
    ]);
    const row = await goodsRow(7001);
    expect(row).toMatchObject({ sale: 12, wantCount: 3, baseCollects: 4 });
    expect(row?.createdAt.getTime()).toBe(now - 9 * 24 * HOUR_MS);
    expect(row?.texts.inspectionReport?.checked_at).toBe(new Date(now - 6 * HOUR_MS).toISOString());
  });

  it("keeps its counts when it is imported again", async () => {
    await load(SELLER, KNOWN);
    await load({ ...KNOWN, sold: 0 });
    expect(await goodsRow(7001)).toMatchObject({ sale: 12 });
  });

  it("has neither reviews nor a rating, which are those of buyers", async () => {
    const reviews = [{ nickname: "晚风", score: 5, text: "秒到", at: "P2DT3H" }];
    const [listed] = (await load(SELLER, { ...LISTING, reviews })).lines;
    expect(listed).toContain("reviews are written by buyers: leave them out");
    const [rated] = (await load({ ...SELLER, credit: 4.9 }, LISTING)).lines;
    expect(rated).toContain("credit is the mean of buyers' reviews: leave it out");
    expect((await load(SELLER, { ...LISTING, reviews: [] })).lines).toContain(
      "line 2: listing 7001: created",
    );
  });

  it.each(["yesterday", "P", "2026-03-01", "P1W", "2026-13-01T00:00:00Z"])(
    "is rejected when a time is %p",
    async (listed) => {
      expect((await load(SELLER, { ...LISTING, listed })).lines[0]).toContain(
        "listed must be a time",
      );
    },
  );
});

describe("a folder", () => {
  it("is read in order of path, list and line", async () => {
    const shop = join(folder, "shop");
    mkdirSync(join(shop, "2-games"), { recursive: true });
    writeFileSync(join(shop, "1-sellers.json"), JSON.stringify([SELLER]));
    writeFileSync(join(shop, "2-games", "曜日.jsonl"), `${JSON.stringify(LISTING)}\n`);
    writeFileSync(join(shop, "notes.txt"), "nothing to read");
    expect((await run("import", shop)).lines).toEqual([
      "1-sellers.json, row 1: seller 7001: created",
      "2-games/曜日.jsonl, line 1: listing 7001: created",
      "2 created, 0 updated, 0 unchanged",
    ]);
    writeFileSync(join(shop, "3-more.json"), JSON.stringify({ list: [] }));
    expect((await run("import", shop)).lines[0]).toBe("3-more.json, row 1: file: is no JSON list");
  });
});

it("rejects a file without rows", async () => {
  const empty = join(folder, "empty");
  mkdirSync(empty);
  expect(await run("import", empty)).toEqual({
    code: 2,
    lines: [`market: there is no row in ${empty}`],
  });
});

describe("export", () => {
  it("writes a file whose import changes nothing, without card secrets", async () => {
    await load(SELLER, LISTING, SPECS);
    expect((await run("export", file)).code).toBe(0);
    const text = await readFile(file, "utf8");
    expect(text).not.toContain("S-30-1");
    const rows = text.trimEnd().split("\n");
    expect(await run("import", file)).toEqual({
      code: 0,
      lines: [`0 created, 0 updated, ${rows.length} unchanged`],
    });
  });
});
