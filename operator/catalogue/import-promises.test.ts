import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROMISE_NAMES } from "@storefront/contract/listing/promise-table";
import { goods } from "@storefront/marketplace/database/schema";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
import { eq } from "drizzle-orm";
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

let test: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  test = await openTestApp();
  folder = mkdtempSync(join(tmpdir(), "promises-"));
  file = join(folder, "catalogue.json");
});
beforeEach(() => test.reset());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

function load(...rows: object[]) {
  writeFileSync(file, JSON.stringify(rows));
  return importCatalogue(test.deps.db, file, { now: test.clock.now() });
}

it("refuses invented guarantees of a ¥3 account, naming row, field and the allowed ones", async () => {
  const names = ["官方验号", "被骗全额赔付（双倍赔付，永久包赔）", "找回包赔终身"];
  for (const name of names) {
    const imported = await load(SELLER, { ...LISTING, guarantees: [{ name, brief: "永久包赔" }] });
    if (imported.state !== "refused") throw new Error("it was imported");
    const [{ where, what, problem } = { where: "", what: "", problem: "" }] = imported.problems;
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
