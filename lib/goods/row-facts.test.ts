import { FACT_KEYS, type FactKey } from "@storefront/contract/listing/fact-keys";
import { factColumns, rowFacts } from "./row-facts";

const facts = FACT_KEYS.map((key) => ({ key, title: key, text: "1" }));

test("keeps system and server when there are more facts than a row shows", () => {
  expect(rowFacts(facts, 6).map(({ key }) => key)).toEqual([
    "rank",
    "skins",
    "heroes",
    "rare",
    "system",
    "server",
  ]);
  expect(rowFacts(facts, 20)).toHaveLength(FACT_KEYS.length);
});

test("shows what there is when there are few", () => {
  expect(rowFacts(facts.slice(-1), 6)).toEqual(facts.slice(-1));
});

test("takes the facts that most rows have as columns, in the order of rows", () => {
  const row = (...keys: FactKey[]) => ({ facts: facts.filter(({ key }) => keys.includes(key)) });
  const rows = [
    row("rank", "skins", "server"),
    row("rank", "level", "server"),
    row("rank", "level"),
  ];
  const keys = (limit: number) => factColumns(rows, limit).map(({ key }) => key);
  expect(keys(3)).toEqual(["rank", "server", "level"]);
  expect(keys(9)).toEqual(["rank", "skins", "server", "level"]);
});
