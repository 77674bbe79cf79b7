import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureRelevance, reciprocalRank } from "./measure-relevance";
import { readQueries } from "./read-queries";

const hit = (id: number, game = "曜日战歌", kind = "account", price = 30_000) => ({
  ...{ id, game, kind, price, delivery: 1, flags: ["rebind"], listed: id },
});

it.each([
  [{ price_to: 300 }, true],
  [{ price_to: 299 }, false],
  [{ price_from: 301 }, false],
  [{ kind: "rent" }, false],
  [{ game: "孤屿行动" }, false],
  [{ flags: "rebind" }, true],
  [{ flags: "rebind,inspected" }, false],
  [{ delivery: 2 }, false],
  [{ sort: "price_asc" }, true],
  [{ sort: "newest" }, false],
] as const)("expects of all results %j", (within, isKept) => {
  const hits = [hit(1), hit(2)];
  expect(reciprocalRank({ query: "a", within }, hits)).toBe(isKept ? 1 : 0);
  expect(reciprocalRank({ query: "a", within }, [])).toBe(0);
});

it("ranks by the first expected result", () => {
  const hits = [hit(1), hit(2, "孤屿行动", "rent")];
  expect(reciprocalRank({ query: "a", first: [2, 3] }, hits)).toBe(1 / 2);
  expect(reciprocalRank({ query: "a", first: [4] }, hits)).toBe(0);
  expect(reciprocalRank({ query: "a", game: "曜日战歌" }, hits)).toBe(1);
  expect(reciprocalRank({ query: "a", game: "曜日战歌", kind: "rent" }, hits)).toBe(0);
  expect(reciprocalRank({ query: "a", kind: "rent" }, hits)).toBe(1 / 2);
  expect(reciprocalRank({ query: "a", none: true }, hits)).toBe(0);
  expect(reciprocalRank({ query: "a", none: true }, [])).toBe(1);
});

it("averages, and names the queries that miss", async () => {
  const queries = [
    { query: "a", first: [1] },
    { query: "b", first: [2] },
  ];
  const { mrr, misses } = await measureRelevance(queries, async () => [hit(1), hit(2)]);
  expect(mrr).toBe(0.75);
  expect(misses).toEqual([{ query: "b", found: [1, 2], reciprocalRank: 0.5 }]);
  const bounded = [
    { query: "a", within: { price_to: 300 } },
    { query: "b", within: { kind: "rent" } },
  ] as const;
  const counted = await measureRelevance(bounded, async () => [hit(1)]);
  expect(counted).toMatchObject({ bounded: 2, kept: 1, misses: [{ query: "b" }] });
});

it("names the line of an invalid expectation", () => {
  const folder = mkdtempSync(join(tmpdir(), "queries-"));
  const path = join(folder, "list.jsonl");
  writeFileSync(path, '{"query":"a","none":true}\n\n{"query":"b"}\n');
  expect(() => readQueries(path)).toThrow(`${path}, line 3 is no expectation of a search`);
  rmSync(folder, { recursive: true });
});
