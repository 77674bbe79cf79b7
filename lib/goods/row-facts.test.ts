import { FACT_KEYS } from "@storefront/contract/fact-keys";
import { rowFacts } from "./row-facts";

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
