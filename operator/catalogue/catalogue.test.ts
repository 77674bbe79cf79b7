import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { cardSecrets, goods, goodsSpecs, sellers, stock } from "@/marketplace/db/schema";
import { openTestApp, type TestApp } from "@/marketplace/testing/test-app";
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

let test: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  test = await openTestApp();
  folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  file = join(folder, "catalogue.jsonl");
});
beforeEach(() => test.reset());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

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
  it("creates sellers and listings, which are then on sale", async () => {
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
    expect(test.changedGoods).toEqual([7001, 7002]);
    const { data } = await test.request("goodsDetail", { goods_id: 7001 });
    expect(data).toMatchObject({ goods_name: "北风 60 点券", normal_price: "6.00" });
  });

  it("changes nothing the second time", async () => {
    await load(SELLER, LISTING, SPECS);
    await test.clock.advance(60);
    test.changedGoods.length = 0;
    expect(await run("import", file)).toEqual({
      code: 0,
      lines: ["0 created, 0 updated, 3 unchanged"],
    });
    expect(test.changedGoods).toEqual([]);
  });

  it.each([
    ["a price", { ...LISTING, price: "7.00" }],
    ["a text", { ...LISTING, feature: "秒到" }],
    ["its stock", { ...LISTING, stock: 3 }],
    ["a discount", { ...LISTING, discounts: [{ ...SPECS.discounts[0], off: "6" }] }],
    ["a remark", { ...LISTING, remarks: [{ title: "角色名" }] }],
  ])("updates a listing for %s alone", async (_, row) => {
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

  it("counts the free pieces of a manual delivery: what is held stays", async () => {
    await load(SELLER, LISTING);
    const token = await test.tokenOf(1);
    const confirmed = await test.request(
      "orderConfirm",
      { goods_id: 7001, quantity: 2 },
      { token },
    );
    const { order_num } = confirmed.data;
    const wish = { order_num, goods_id: 7001, buy_count: 2, pay_type: 1 };
    expect((await test.request("buildOrder", wish, { token })).code).toBe(0);
    await load({ ...LISTING, stock: 5 });
    expect(await stockRows(7001)).toMatchObject([{ available: 5, held: 2, sold: 0, total: 7 }]);
  });

  it("adds secrets that are new, and removes none", async () => {
    await load(SELLER, SPECS);
    const [first] = SPECS.specs;
    const more = { ...SPECS, specs: [{ ...first, secrets: ["S-30-2", "S-30-3"] }, SPECS.specs[1]] };
    expect((await load(more)).lines).toContain("line 1: listing 7002: updated");
    expect((await stockRows(7002)).map(({ available }) => available)).toEqual([3, 1]);
    const secrets = await test.deps.db.select().from(cardSecrets);
    expect(secrets.filter(({ secret }) => secret.startsWith("S-30"))).toHaveLength(3);
  });

  it("lists a listing again that was taken off", async () => {
    await load(SELLER, LISTING);
    await test.deps.db.update(goods).set({ removedAt: new Date() }).where(eq(goods.id, 7001));
    expect((await run("import", file)).lines).toContain("line 2: listing 7001: updated");
    expect((await goodsRow(7001))?.removedAt).toBeNull();
  });

  it("goes on with ids after the highest of the file", async () => {
    await load({ ...SELLER, id: 90_000 }, { ...LISTING, id: 90_000, seller: 90_000 });
    const [added] = await test.deps.db
      .insert(sellers)
      .values({
        nickname: "下一个",
        headImgUrl: "",
        authIdentity: 0,
        creditTenths: 50,
        profile: "",
      })
      .returning();
    expect(added?.id).toBe(90_001);
  });
});

describe("a file with a wrong row", () => {
  it.each<[string, object | string]>([
    ["row: is no JSON object", "{"],
    ["row of 7001: price must be yuan with at most two decimals", { ...LISTING, price: "6.001" }],
    ["row of 7001: price must be more than 0", { ...LISTING, price: 0 }],
    ["row of 7001: price is needed without specs", { ...LISTING, price: undefined }],
    ["row of 7001: stock is needed for manual delivery", { ...LISTING, stock: undefined }],
    ["row of 7001: max must be 0 or at least min", { ...LISTING, min: 3, max: 2 }],
    ["row of 7001: pictures.0 must be an http(s) address", { ...LISTING, pictures: ["a.webp"] }],
    ['row of 7001: Unrecognized key: "prise"', { ...LISTING, prise: "6.00" }],
    ["listing 7001: is on line 2 already", LISTING],
    [
      "listing 7003: seller 7999 is neither before it nor in the database",
      { ...LISTING, id: 7003, seller: 7999 },
    ],
  ])("is refused with %p", async (problem, row) => {
    const { code, lines } = await load(SELLER, LISTING, row);
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [`line 3: ${problem}`, "1 problem; nothing was changed"],
    });
    expect(await goodsRow(7001)).toBeUndefined();
  });

  it("among ten thousand changes nothing, and every problem is named", async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ ...LISTING, id: 100_000 + at }));
    const { code, lines } = await load(
      SELLER,
      ...rows.map((row, at) => (at % 5000 === 4999 ? { ...row, price: "free" } : row)),
    );
    expect(code).toBe(1);
    expect(lines).toHaveLength(3);
    expect(await goodsRow(100_000)).toBeUndefined();
    expect(test.changedGoods).toEqual([]);
  });

  it.each([
    ["has 2 specs in the database", { ...SPECS, specs: SPECS.specs.slice(1) }],
    ["has 2 specs in the database", { ...LISTING, id: 7002 }],
  ])("is refused when a listing that %s would lose one", async (problem, row) => {
    await load(SELLER, SPECS);
    const { code, lines } = await load(row);
    expect(code).toBe(1);
    expect(lines[0]).toContain(problem);
    expect(await test.deps.db.$count(goodsSpecs, eq(goodsSpecs.goodsId, 7002))).toBe(2);
  });

  it.each([
    [[], "one FILE is needed"],
    [["/nowhere/catalogue.jsonl"], "there is no /nowhere/catalogue.jsonl"],
  ])("is not read with the arguments %j", async (args, reason) => {
    expect(await run("import", ...args)).toEqual({ code: 2, lines: [`market: ${reason}`] });
  });
});

describe("export", () => {
  it("writes what an import leaves unchanged, card secrets excepted", async () => {
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
