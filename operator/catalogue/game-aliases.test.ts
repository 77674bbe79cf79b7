import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { findGoods } from "@storefront/testbed/marketplace/find-goods";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { exportCatalogue } from "./export-catalogue";
import { importCatalogue } from "./import-catalogue";

const test = useTestApp();
const folder = useFolder("aliases");
const file = join(folder, "catalogue.json");

const load = (aliases?: readonly string[]) => {
  writeFileSync(file, JSON.stringify([{ kind: "game", name: "曜日战歌", facts: {}, aliases }]));
  return importCatalogue(test.deps.db, file, { now: test.clock.now() });
};
const countOf = async (q: string) => (await findGoods(test, { q })).total;

it("finds a game by its aliases and their pinyin, and keeps them in an export", async () => {
  const all = await countOf("曜日战歌");
  expect(await countOf("农药")).toBe(0);
  expect(await load(["农药", "Sun War"])).toMatchObject({ state: "imported" });
  for (const q of ["农药", "nongyao", "sunwar", "农药卡密"])
    expect(await countOf(q)).toBeGreaterThan(0);
  expect(await countOf("农药")).toBe(all);
  await exportCatalogue(test.deps.db, file);
  expect(readFileSync(file, "utf8")).toContain('"aliases":["农药","Sun War"]');
});

it("leaves aliases as they are when a row has none, and empties them when it says so", async () => {
  await load(["农药"]);
  await load();
  expect(await countOf("农药")).toBeGreaterThan(0);
  await load([]);
  expect(await countOf("农药")).toBe(0);
});

it("refuses empty and long aliases", async () => {
  expect(await load([""])).toMatchObject({ state: "refused" });
  expect(await load(["长".repeat(21)])).toMatchObject({ state: "refused" });
});
