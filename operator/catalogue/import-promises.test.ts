import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROMISE_NAMES } from "@storefront/contract/listing/promise-table";
import { goods, promiseReviews, sellers } from "@storefront/marketplace/database/schema";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, inArray, or } from "drizzle-orm";
import { COMMAND_LINE } from "../audit/record-audit";
import { agreeToPromise } from "../promises/decide-promise";
import { importCatalogue } from "./import-catalogue";

const SELLER = { kind: "seller", id: 7001, nickname: "北风代充" };
const LISTING = {
  kind: "listing",
  id: 7001,
  seller: 7001,
  name: "北风账号",
  game: "北风之路",
  goods_type: "PersonalAccount",
  trade_type_id: 4,
  delivery: "manual",
  price: "3.00",
  stock: 1,
};

const test = useTestApp();
const folder = useFolder("promises");
const file = join(folder, "catalogue.json");

function load(...rows: object[]) {
  writeFileSync(file, JSON.stringify(rows));
  return importCatalogue(test.deps.db, file, { now: test.clock.now() });
}

it("refuses invented guarantees of a ¥3 account, naming row, field and the allowed ones", async () => {
  const names = ["官方验号", "被骗全额赔付（双倍赔付，永久包赔）", "找回包赔终身"];
  for (const name of names) {
    const imported = await load(SELLER, { ...LISTING, guarantees: [{ name, brief: "永久包赔" }] });
    const problems = imported.state === "refused" ? imported.problems : [];
    const [{ where, what, problem } = { where: "", what: "", problem: "" }] = problems;
    expect([where, what]).toEqual(["row 2", "row of 7001"]);
    expect(problem).toMatch(/^guarantees\.0\.name 「.+」不是平台的保障.*choose from/);
    for (const key of [name, ...PROMISE_NAMES]) expect(problem).toContain(key);
  }
  expect(await test.deps.db.$count(goods, eq(goods.id, 7001))).toBe(0);
});

it("stores chosen guarantees once, in the table's order and with the table's words", async () => {
  const guarantees = ["不符退款", "平台担保", "不符退款"].map((name) => ({ name, brief: "双倍" }));
  expect(await load(SELLER, { ...LISTING, guarantees })).toMatchObject({ state: "imported" });
  const [row] = await test.deps.db.select().from(goods).where(eq(goods.id, 7001));
  expect(row?.texts.guarantee).toEqual([
    { name: "平台担保", brief: "" },
    { name: "不符退款", brief: "" },
  ]);
  expect(await load(SELLER, { ...LISTING, guarantees })).toMatchObject({
    counts: { updated: 0, unchanged: 2 },
  });
});

describe("free texts that promise", () => {
  const PROMISING = {
    ...LISTING,
    name: "北风账号 官 方 验 号",
    description: "<p>被骗全额<b>賠</b>付</p>",
  };

  it("wait, off sale, and the import names them; the same file changes nothing", async () => {
    const HELD = {
      where: "row 2",
      what: "listing 7001",
      words: ["name 「官方」「验号」", "description 「赔」"],
    };
    const first = await load(SELLER, PROMISING);
    expect(first).toMatchObject({ counts: { created: 2 }, held: [HELD] });
    expect((await stored()).removedAt).not.toBeNull();
    expect(await reviews()).toMatchObject([{ state: "waiting", goodsId: 7001, decidedBy: null }]);
    await test.clock.advance(60);
    const again = await load(SELLER, PROMISING);
    expect(again).toMatchObject({ counts: { created: 0, updated: 0, unchanged: 2 }, held: [HELD] });
    expect((await test.request("goodsDetail", { goods_id: 7001 })).code).not.toBe(0);
  });

  it("are on sale once agreed to, until one of them is changed", async () => {
    await load(SELLER, PROMISING);
    const [review] = await reviews();
    await agreeToPromise(test.deps, COMMAND_LINE, review?.id ?? 0);
    expect((await stored()).removedAt).toBeNull();
    expect(await load(SELLER, { ...PROMISING, feature: "现货" })).toMatchObject({ held: [] });
    expect((await stored()).removedAt).toBeNull();
    const changed = { ...PROMISING, name: "北风账号 官方验号，终身" };
    await expect(load(SELLER, changed)).resolves.toMatchObject({
      held: [{ what: "listing 7001" }],
    });
    expect((await stored()).removedAt).not.toBeNull();
    expect((await reviews()).map(({ state }) => state)).toEqual(["agreed", "waiting"]);
    await load(SELLER, PROMISING);
    expect((await stored()).removedAt).toBeNull();
  });

  it("need no agreement where the words are keys of the table or promise nothing", async () => {
    const tags = [{ text: "找回包赔" }, { text: "限定礼包" }];
    expect(await load(SELLER, { ...LISTING, tags, feature: "国服官方，送皮肤包" })).toMatchObject({
      held: [],
    });
    expect((await stored()).removedAt).toBeNull();
  });

  it("of a shop are not shown before, and its other texts are", async () => {
    await load(SELLER, LISTING);
    const promising = { ...SELLER, nickname: "北风官方店", profile: "当天交付" };
    expect(await load(promising)).toMatchObject({ held: [{ words: ["nickname 「官方」"] }] });
    const shop = async () =>
      (await test.deps.db.select().from(sellers).where(eq(sellers.id, 7001)))[0];
    expect(await shop()).toMatchObject({ nickname: "北风代充", profile: "当天交付" });
    expect(await load(promising)).toMatchObject({ counts: { unchanged: 1 } });
    await load({ ...SELLER, id: 7002, nickname: "终身店", profile: "假一赔十" });
    const [, other] = await test.deps.db
      .select()
      .from(sellers)
      .where(inArray(sellers.id, [7001, 7002]))
      .orderBy(sellers.id);
    expect(other).toMatchObject({ nickname: "卖家 7002", profile: "" });
    const [review] = await reviews();
    await agreeToPromise(test.deps, COMMAND_LINE, review?.id ?? 0);
    expect(await shop()).toMatchObject({ nickname: "北风官方店", profile: "当天交付" });
  });
});

it("lets nobody put a listing on sale before the agreement, by any statement", async () => {
  await load(SELLER, { ...LISTING, banner: "平台担保，终身包换" });
  const put = test.deps.db.update(goods).set({ removedAt: null }).where(eq(goods.id, 7001));
  await expect(put).rejects.toMatchObject({
    cause: { message: "listing 7001 waits for an agreement" },
  });
});

async function stored() {
  const [row] = await test.deps.db.select().from(goods).where(eq(goods.id, 7001));
  if (!row) throw new Error("it was not imported");
  return row;
}

const reviews = () =>
  test.deps.db
    .select()
    .from(promiseReviews)
    .where(or(eq(promiseReviews.goodsId, 7001), inArray(promiseReviews.sellerId, [7001, 7002])))
    .orderBy(promiseReviews.id);
